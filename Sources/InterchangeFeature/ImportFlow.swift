/// Ways from an import or an export to another part of the program.
@MainActor
public protocol InterchangeFlows: AnyObject {
    /// Leads to the journal as it is after an import.
    func showJournal()
}

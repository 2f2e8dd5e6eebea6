public import Domain

/// Writes a new entry into the journal, and prints the name of its file.
public struct AddEntry: Command {
    private let entry: Entry
    private let journal: any WritesEntries

    public init(_ entry: Entry, to journal: any WritesEntries) {
        self.entry = entry
        self.journal = journal
    }

    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let id: EntryID
        do throws(JournalError) {
            id = try await journal.add(entry)
        } catch {
            throw CommandError(error)
        }
        try saying { () throws(OutputError) in try console.results.writeLine(id.rawValue) }
        return .done
    }
}

public import Domain

/// Something that somebody wants the papers of.
public struct PaperRequest: Hashable, Sendable {
    /// A trip, a leg of a journey, a claim or a season ticket.
    let entry: EntryID
    /// Which pot of a season ticket; nil for the one that has to be claimed first.
    let pot: String?

    /// - Parameter pot: the id of one of the pots on the page of a season ticket.
    public init(_ entry: EntryID, pot: String? = nil) {
        self.entry = entry
        self.pot = pot
    }
}

public import Domain

/// A request for the paper of an entry.
public struct PaperRequest: Hashable, Sendable {
    /// The id of a trip, a leg of a journey, a claim or a season ticket.
    let entry: EntryID
    /// The id of a pot of the season ticket, or `nil` for the one that has to be claimed first.
    let pot: String?

    /// - Parameter pot: the id of a pot on the page of a season ticket.
    public init(_ entry: EntryID, pot: String? = nil) {
        self.entry = entry
        self.pot = pot
    }
}

internal import Foundation

/// The pot of a season ticket that a paper is about.
public struct PaperPot: Sendable {
    let pass: EntryID
    let pot: PassPot
    /// The subject of the pot's claim, in words.
    let subject: String

    public init(_ pot: PassPot, of pass: EntryID, called subject: String) {
        self.pot = pot
        self.pass = pass
        self.subject = subject
    }

    /// - Parameter relations: The relations to the season ticket and to its trips.
    func claim(about relations: [EntryRelation]) -> Claim {
        var claim = pot.claim(subject, about: relations)
        if pot.left.amount == 0 { claim.amount = nil }
        return claim
    }
}

/// What a ledger of claims is made of.
public struct LedgerEntries: Sendable {
    public var claims: [(id: EntryID, claim: Claim)] = []
    public var passes: [(id: EntryID, pass: Pass)] = []
    /// The trips for which something may be owed; see `Trip.mayBeOwedFor`.
    public var trips: [(id: EntryID, trip: Trip)] = []

    public init() {}
}

/// Knows them without reading the files of the journal.
///
/// What an entry says beside what decides a claim, such as its notes, is missing.
@MainActor
public protocol KeepsLedger: AnyObject {
    func ledgerEntries() async -> LedgerEntries
    /// The same without the trips for which nothing can be owed though they were late: without a price only
    /// fixed amounts are, or what a season ticket collects, and a trip by itself is owed nothing for before it is
    /// known when one arrived. Those of journeys are all there, as one leg may have the price of all.
    ///
    /// - Parameter minutes: from which delay on a fixed amount may be owed; nil where none is.
    func claimableEntries(fixedFrom minutes: Int?) async -> LedgerEntries
    /// The claims alone.
    func claims() async -> [ClaimEntry]
    /// How an entry names others that it is about: by the UIDs in their files. Without those whose files
    /// cannot be read.
    func relations(to ids: [EntryID]) async -> [EntryRelation]
}

extension Trip {
    /// Whether it did not go as planned so far that a rule may give something: it is a leg, was disrupted,
    /// or was a quarter of an hour late at either end, which is the least of which any rule knows.
    public var mayBeOwedFor: Bool {
        !journey.isEmpty || disruption != nil
            || TripEnd.allCases.contains { (delay(at: $0) ?? .zero) >= .seconds(15 * 60) }
    }
}

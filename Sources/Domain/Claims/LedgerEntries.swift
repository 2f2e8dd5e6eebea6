/// What a ledger of claims is made of.
public struct LedgerEntries: Sendable {
    public var claims: [(id: EntryID, claim: Claim)] = []
    public var passes: [(id: EntryID, pass: Pass)] = []
    /// The trips for which something may be owed; see `Trip.mayBeOwedFor`.
    public var trips: [(id: EntryID, trip: Trip)] = []

    /// From how many minutes of delay on a trip is kept for a ledger: no rule that the program brings along gives
    /// anything before. Where other rules do, such trips are read from their files.
    public static let keptFrom = 15

    public init() {}
}

/// Knows them without reading the files of the journal.
///
/// What an entry says beside what decides a claim, such as its notes, is missing.
@MainActor
public protocol KeepsLedger: AnyObject {
    /// Whether the journal has neither trips nor season tickets nor claims.
    var hasOnlyFilms: Bool { get }
    /// All claims and season tickets, and the trips for which something may be owed.
    ///
    /// - Parameter late: from how many minutes of delay on something may be owed by the rules; nil where nothing is.
    func ledgerEntries(lateFrom late: Int?) async -> LedgerEntries
    /// The same without the trips for which nothing can be owed though they were late: without a price only
    /// fixed amounts are, or what a season ticket collects, and a trip by itself is owed nothing for before it is
    /// known when one arrived. Those of journeys are all there, as one leg may have the price of all.
    ///
    /// - Parameters:
    ///   - minutes: from which delay on a fixed amount may be owed; nil where none is.
    ///   - late: the same of anything.
    func claimableEntries(fixedFrom minutes: Int?, lateFrom late: Int?) async -> LedgerEntries
    /// The claims alone.
    func claims() async -> [ClaimEntry]
    /// How an entry names others that it is about: by the UIDs in their files. Without those whose files
    /// cannot be read.
    func relations(to ids: [EntryID]) async -> [EntryRelation]
}

extension Trip {
    /// Whether it did not go as planned so far that a rule may give something: it is a leg, was disrupted,
    /// or was so many minutes late at either end.
    public func mayBeOwedFor(lateFrom minutes: Int = LedgerEntries.keptFrom) -> Bool {
        !journey.isEmpty || disruption != nil
            || TripStop.allCases.contains { (delay(at: $0) ?? .zero) >= .seconds(minutes * 60) }
    }
}

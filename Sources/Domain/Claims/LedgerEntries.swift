public struct LedgerEntries: Sendable {
    public var claims: [(id: EntryID, claim: Claim)] = []
    public var passes: [(id: EntryID, pass: Pass)] = []
    /// The trips for which something may be owed; see `Trip.mayBeOwedFor`.
    public var trips: [(id: EntryID, trip: Trip)] = []

    /// The delay in minutes from which trips are kept in the index for a ledger. No rule that comes
    /// with the program asks for less. If rules of the user do, such trips are read from their
    /// files.
    public static let keptFrom = 15

    public init() {}
}

/// Provides the entries of a ledger without reading the files of the journal.
///
/// The entries hold only what decides a claim; their notes, for example, are missing.
@MainActor
public protocol ReadsLedger: AnyObject {
    /// Whether the journal has neither trips nor season tickets nor claims.
    var hasOnlyFilms: Bool { get }
    /// Returns all claims and season tickets, and the trips for which something may be owed.
    ///
    /// - Parameter late: The delay in minutes from which anything may be owed by the rules, or
    ///   `nil` if nothing is.
    func ledgerEntries(lateFrom late: Int?) async -> LedgerEntries
    /// Returns the entries of a ledger without late trips for which nothing can be owed. Without a
    /// price, only fixed amounts or a season ticket's delays give something; a single trip gives
    /// nothing until its actual arrival is known. All legs of journeys are included, as one leg may
    /// have the price of all.
    ///
    /// - Parameters:
    ///   - minutes: The delay in minutes from which a fixed amount may be owed, or `nil` if there
    ///     is none.
    ///   - late: The delay in minutes from which anything may be owed, or `nil` if nothing is.
    func claimableEntries(fixedFrom minutes: Int?, lateFrom late: Int?) async -> LedgerEntries
    func claims() async -> [ClaimEntry]
    /// Returns the relations to other entries, by the UIDs in their files. Entries whose files
    /// cannot be read are left out.
    func relations(to ids: [EntryID]) async -> [EntryRelation]
}

extension Trip {
    /// Returns whether a rule may give something for the trip: it is a leg of a journey, was
    /// disrupted, or was at least `minutes` late at either end.
    public func mayBeOwedFor(lateFrom minutes: Int = LedgerEntries.keptFrom) -> Bool {
        !journey.isEmpty || disruption != nil
            || TripStop.allCases.contains { (delay(at: $0) ?? .zero) >= .seconds(minutes * 60) }
    }
}

public import Domain

public struct ClaimEntry: Hashable, Sendable {
    public let id: EntryID
    public let claim: Claim

    public init(_ id: EntryID, _ claim: Claim) {
        self.id = id
        self.claim = claim
    }
}

extension Sequence<ClaimEntry> {
    public func about(_ ids: [EntryID]) -> [ClaimEntry] {
        filter {
            $0.claim.about.contains { relation in relation.ids.contains(where: ids.contains) }
        }
    }
}

extension Sequence<RightsAnswer> {
    /// Returns the answers that can still be asked for. A journey is paid for only once: if a claim
    /// is open or paid, there are none; if all were refused or given up, only schemes that were not
    /// asked yet remain.
    ///
    /// - Parameters:
    ///   - today: The day for which deadlines count, or `nil` to ignore them.
    ///   - claims: The claims about the same journey.
    public func claimable(on today: CalendarDay?, beside claims: [Claim]) -> [RightsAnswer] {
        guard claims.allSatisfy({ [.refused, .lapsed].contains($0.state(on: today)) }) else {
            return []
        }
        let asked = Set(claims.compactMap(\.rule?.scheme))
        return filter { answer in
            guard let owed = answer.owed, !asked.contains(answer.scheme.id) else { return false }
            return today.map(owed.isOpen) ?? true
        }
    }
}

extension Claim {
    /// Creates a claim for the amount that is owed for a journey.
    ///
    /// - Parameters:
    ///   - trip: The journey, as one trip.
    ///   - about: The trips that the journey consists of.
    public init(of answer: RightsAnswer, for trip: Trip, about: [EntryRelation]) {
        self.init(
            subject: trip.nameInList, travelled: trip.departure.day, due: answer.owed?.deadline,
            recipient: answer.scheme.desk?.name ?? trip.operator,
            amount: answer.owed?.amount, rule: ClaimRule(answer), about: about)
    }
}

extension ClaimRule {
    public init(_ answer: RightsAnswer) {
        self.init(scheme: answer.scheme.id, rule: answer.rule.id, edition: answer.scheme.edition)
    }
}

extension Claim {
    /// Returns the claim by another rule: its amount, its deadline and its recipient.
    public func claimed(by answer: RightsAnswer) -> Claim {
        var claim = self
        claim.due = answer.owed?.deadline
        claim.amount = answer.owed?.amount
        claim.rule = ClaimRule(answer)
        if let desk = answer.scheme.desk { claim.recipient = desk.name }
        return claim
    }
}

extension TravelRights {
    /// Returns the scheme and the rule that a claim was made by, as they are known now, or `nil` if
    /// they are unknown.
    public func rule(of claim: ClaimRule) -> (scheme: RightsScheme, rule: RightsRule)? {
        guard let scheme = schemes.first(where: { $0.id == claim.scheme }),
            let rule = scheme.products.lazy.flatMap(\.rules).first(where: { $0.id == claim.rule })
        else { return nil }
        return (scheme, rule)
    }
}

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
    /// Returns the number of fares, claimed amounts and prices of season tickets in each currency,
    /// by its code.
    func currencies() async -> [String: Int]
}

extension ReadsLedger {
    /// Returns the code of the currency that most amounts are in, or `nil` if there are none.
    public func usualCurrency() async -> String? {
        await currencies().max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}

extension Trip {
    /// Returns whether a rule may give something for the trip: it is a leg of a journey, was
    /// disrupted, or was at least `minutes` late at either end.
    public func mayBeOwedFor(lateFrom minutes: Int = LedgerEntries.keptFrom) -> Bool {
        !journey.isEmpty || disruption != nil
            || TripStop.allCases.contains { (delay(at: $0) ?? .zero) >= .seconds(minutes * 60) }
    }
}

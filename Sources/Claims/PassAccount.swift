public import Domain
internal import Foundation

/// The delays on a season ticket, in a pot for each period that is settled together.
public struct PassAccount: Sendable {
    /// The pots, the latest first.
    public let pots: [PassPot]

    /// The amount that can be claimed from all pots together, with the first deadline, or `nil` if
    /// there is none. Each pot is a separate claim.
    public var owed: OwedSummary? {
        let owing = pots.filter { $0.left.amount > 0 }
        guard let currency = owing.first?.left.currency else { return nil }
        return OwedSummary(
            amount: Fare(
                owing.filter { $0.left.currency == currency }.reduce(0) { $0 + $1.left.amount },
                currency: currency), until: owing.compactMap(\.deadline).min())
    }

    /// The pot with the earliest deadline of those with something to claim or to send, or else the
    /// latest, or `nil` if no delay counts.
    public var nextPot: PassPot? {
        let pots = pots.filter { !$0.delays.isEmpty }
        let owing = pots.filter { $0.left.amount > 0 || $0.isToBeSent }
        let dated = owing.filter { $0.deadline != nil }
        return dated.min { one, other in
            guard let day = one.deadline, let later = other.deadline else { return false }
            return day < later
        } ?? owing.first ?? pots.first
    }

    /// Returns `nil` if no rule collects delays for such a ticket.
    ///
    /// - Parameters:
    ///   - entries: The trips, season tickets and claims of the journal, of which those of this
    ///     ticket count.
    ///   - today: The day for which deadlines count, or `nil` to ignore them.
    public init?(
        of id: EntryID, _ pass: Pass, in entries: LedgerEntries, by rights: TravelRights,
        on today: CalendarDay?
    ) {
        guard !pass.product.isEmpty, let scheme = rights.scheme(of: pass.product) else {
            return nil
        }
        let passes = KnownPasses(entries.passes)
        let claimed = Self.claimed(entries)
        let travelled = TicketedTrips.all(of: entries.trips).filter { found in
            let known = found.ids.lazy.compactMap { claimed[$0] }.first
            return found.trip.ticket == .season && (known ?? passes.pass(of: found.trip)?.id) == id
        }
        let claims = entries.claims.map(\.claim).filter { claim in
            claim.about.contains { $0.ids.contains(id) }
        }
        let pots = Self.periods(of: pass, scheme, travelled).compactMap { period, trips in
            PassPot(
                of: pass, period, trips, claims.filter { $0.isFor(period) }, by: scheme, on: today)
        }
        guard !pots.isEmpty || scheme.collects(pass.product) else { return nil }
        self.pots = pots.sorted { $0.days.lowerBound > $1.days.lowerBound }
    }

    /// Returns the season tickets by the trips that were claimed with them. If two tickets overlap,
    /// a claimed trip stays with its ticket and is not claimed twice.
    private static func claimed(_ entries: LedgerEntries) -> [EntryID: EntryID] {
        let passes = Set(entries.passes.map(\.id))
        var claimed: [EntryID: EntryID] = [:]
        for (_, claim) in entries.claims where claim.state(on: nil) != .lapsed {
            let ids = claim.about.flatMap(\.ids)
            guard let pass = ids.first(where: passes.contains) else { continue }
            for id in ids where id != pass { claimed[id] = pass }
        }
        return claimed
    }

    /// Returns the trips by the periods that are settled together: calendar months if the rule says
    /// so or the ticket has no end, otherwise the whole validity.
    private static func periods(
        of pass: Pass, _ scheme: RightsScheme, _ trips: [TicketedTrips]
    ) -> [ClosedRange<CalendarDay>: [TicketedTrips]] {
        let whole = pass.validFrom.flatMap { from in pass.validUntil.map { from...max(from, $0) } }
        return Dictionary(grouping: trips) { found in
            let day = found.trip.departure.day
            let isByMonth = scheme.rule(of: pass.product, on: day)?.isSettledByMonth ?? false
            return isByMonth ? day.monthRange : whole ?? day.monthRange
        }
    }
}

/// The delays on a season ticket in a period that is settled together.
public struct PassPot: Sendable {
    public let days: ClosedRange<CalendarDay>
    /// The delays that count, the earliest first.
    public let delays: [Delay]
    public let scheme: RightsScheme
    public let rule: RightsRule
    public let balance: PoolBalance
    /// The amount claimed so far, whose cases are used up.
    public let claimed: Fare
    /// The amount that can be claimed now; zero if it is below the minimum payout or the deadline
    /// has passed.
    public let left: Fare
    /// The earliest deadline that has not passed, or `nil` if none is known.
    public let deadline: CalendarDay?
    /// Whether all deadlines have passed.
    public let isOver: Bool
    public let caseAmount: Fare?
    /// Whether a claim exists that is yet to be sent.
    public let isToBeSent: Bool

    /// A journey on the ticket with a delay that counts.
    public struct Delay: Hashable, Sendable {
        public let ticket: TicketedTrips
        public let minutes: Int

        public var trip: Trip { ticket.trip }
        /// The id of the trip, or of the journey's first leg.
        public var id: EntryID { ticket.ids[0] }
    }
}

extension PassPot {
    fileprivate init?(
        of pass: Pass, _ days: ClosedRange<CalendarDay>, _ trips: [TicketedTrips],
        _ claims: [Claim], by scheme: RightsScheme, on today: CalendarDay?
    ) {
        guard let last = trips.map(\.trip.departure.day).max(),
            let rule = scheme.rule(of: pass.product, on: last)
        else { return nil }
        let delays = trips.compactMap { found -> Delay? in
            guard scheme.isFor(found.trip.mode),
                let late = found.trip.delay(at: .arrival)?.wholeMinutes,
                rule.collects(late)
            else { return nil }
            return Delay(ticket: found, minutes: late)
        }.sorted {
            ($0.trip.departure.day, $0.id.rawValue) < ($1.trip.departure.day, $1.id.rawValue)
        }
        let price = pass.price ?? scheme.price(of: pass.product, on: last)
        guard
            let balance = rule.balance(of: delays.map(\.minutes), in: pass.seat, price: price)
        else { return nil }
        self.days = days
        self.delays = delays
        self.scheme = scheme
        self.rule = rule
        self.balance = balance
        let asked = claims.filter { $0.state(on: nil) != .lapsed }
            .compactMap(\.amount).filter { $0.currency == balance.amount.currency }
            .reduce(Decimal()) { $0 + $1.amount }
        claimed = Fare(asked, currency: balance.amount.currency)
        let deadlines = delays.compactMap { rule.deadline?.last(from: $0.trip.departure.day) }
        let ahead = deadlines.filter { day in today.map { day >= $0 } ?? true }
        deadline = ahead.min()
        isOver = !deadlines.isEmpty && ahead.isEmpty
        caseAmount = rule.amountOfCase(in: pass.seat, price: price)
        isToBeSent = claims.contains { [.possible, .written].contains($0.state(on: today)) }
        let rest = balance.owed.amount - asked
        let isEnough = rest > 0 && rule.payout.minimum?.isReached(by: rest) ?? true
        left = Fare(isEnough && !isOver ? rest : 0, currency: balance.amount.currency)
    }

    /// Returns a claim for the amount that is left.
    ///
    /// - Parameters:
    ///   - subject: The subject in words.
    ///   - about: The relations to the season ticket and the trips.
    public func claim(_ subject: String, about: [EntryRelation]) -> Claim {
        Claim(
            subject: subject, travelled: delays.first?.trip.departure.day ?? days.lowerBound,
            due: deadline, recipient: scheme.desk?.name ?? scheme.name, amount: left,
            rule: ClaimRule(scheme: scheme.id, rule: rule.id, edition: scheme.edition),
            about: about)
    }
}

extension Claim {
    /// Returns whether the claim is for a period, by the first day that it is for.
    fileprivate func isFor(_ days: ClosedRange<CalendarDay>) -> Bool {
        travelled.map(days.contains) ?? false
    }
}

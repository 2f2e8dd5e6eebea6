public import Domain
internal import Foundation

/// All that can be claimed on a day and all that was claimed, grouped by state.
public struct Ledger: Sendable {
    public let sections: [Section]
    /// The pots from which something can be claimed, by season ticket.
    public let pots: [EntryID: [PassPot]]

    /// Entries in the same state.
    public struct Section: Sendable {
        public let kind: LedgerSection
        /// The sums of the rows' amounts, one for each currency, ordered by currency.
        public let sums: [Fare]
        public let rows: [Row]
    }

    public enum Row: Sendable {
        case possible(PossibleClaim)
        case claim(ClaimEntry, ClaimState)
        /// A season ticket with what can be claimed for it, or `nil` if nothing can.
        case pass(EntryID, Pass, OwedSummary?)
    }

    /// The ledger of a journal without claims, trips and season tickets.
    static let empty = Ledger(sections: [])

    private init(sections: [Section]) {
        self.sections = sections
        pots = [:]
    }

    /// - Parameter today: The day for which deadlines count, or `nil` to ignore them.
    package init(
        _ entries: LedgerEntries, by rights: TravelRights, gazetteer: any FindsPlaces,
        on today: CalendarDay?
    ) {
        let claims = entries.claims.map { ClaimEntry($0.id, $0.claim) }
        let possible = PossibleClaim.all(
            of: entries.trips, beside: claims, passes: KnownPasses(entries.passes), by: rights,
            gazetteer: gazetteer, on: today)
        var parts: [LedgerSection: [Row]] = [:]
        var pots: [EntryID: [PassPot]] = [:]
        for (id, pass) in entries.passes.sorted(by: { Self.isBefore($0, $1) }) {
            let account = PassAccount(of: id, pass, in: entries, by: rights, on: today)
            let owed = account?.owed
            pots[id] = account?.pots.filter { $0.left.amount > 0 }.unlessEmpty
            parts[owed == nil ? .passes : .possible, default: []].append(.pass(id, pass, owed))
        }
        // The claims with the soonest deadline matter most.
        parts[.possible] = ((parts[.possible] ?? []) + possible.map(Row.possible))
            .map { (row: $0, deadline: $0.deadline.orderNilLast) }
            .enumerated().sorted {
                ($0.element.deadline, $0.offset) < ($1.element.deadline, $1.offset)
            }.map(\.element.row)
        for entry in claims.sorted(by: Self.isBefore) {
            let state = entry.claim.state(on: today)
            parts[LedgerSection(entry.claim, state), default: []].append(.claim(entry, state))
        }
        self.pots = pots
        sections = parts.filter { !$0.value.isEmpty }.sorted { $0.key.isBefore($1.key) }
            .map { Section(kind: $0.key, sums: Self.sums(of: $0.value), rows: $0.value) }
    }

    /// Orders claims by deadline, those without one last, and then by the day of the journey.
    private static func isBefore(_ one: ClaimEntry, _ other: ClaimEntry) -> Bool {
        func order(_ entry: ClaimEntry) -> (Int, Int, String) {
            (
                entry.claim.due.orderNilLast, entry.claim.travelled.orderNilLast,
                entry.id.rawValue
            )
        }
        return order(one) < order(other)
    }

    /// Orders season tickets by their first day, the latest first.
    private static func isBefore(
        _ one: (id: EntryID, pass: Pass), _ other: (id: EntryID, pass: Pass)
    ) -> Bool {
        func day(_ pass: Pass) -> Int { pass.validFrom?.daysSinceEpoch ?? .min }
        return (day(other.pass), one.id.rawValue) < (day(one.pass), other.id.rawValue)
    }

    private static func sums(of rows: [Row]) -> [Fare] {
        Dictionary(grouping: rows.compactMap(\.amount), by: \.currency).map { currency, fares in
            Fare(fares.reduce(0) { $0 + $1.amount }, currency: currency)
        }.sorted { $0.currency < $1.currency }
    }
}

extension Ledger.Row {
    /// The entry whose page the row opens.
    public var id: EntryID {
        switch self {
        case .possible(let possible): possible.ticket.ids[0]
        case .claim(let entry, _): entry.id
        case .pass(let id, _, _): id
        }
    }

    /// The subject of the row, such as "Köln Hbf → Wien Hbf".
    package var subject: String {
        switch self {
        case .possible(let possible): possible.ticket.trip.nameInList
        case .claim(let entry, _): entry.claim.subject
        case .pass(_, let pass, _): pass.name
        }
    }

    /// The last day on which it can be claimed, or `nil` if there is none or it was claimed
    /// already.
    public var deadline: CalendarDay? {
        switch self {
        case .possible(let possible): possible.deadline
        case .claim(let entry, .possible), .claim(let entry, .written): entry.claim.due
        case .claim: nil
        case .pass(_, _, let owed): owed?.until
        }
    }

    /// The amount that is still open, or the amount paid.
    public var amount: Fare? {
        switch self {
        case .possible(let possible): possible.amount
        case .claim(let entry, let state): entry.claim.amount(in: state)
        case .pass(_, _, let owed): owed?.amount
        }
    }
}

extension LedgerSection {
    fileprivate init(_ claim: Claim, _ state: ClaimState) {
        let year = claim.steps.last?.day?.year ?? claim.travelled?.year
        self =
            switch state {
            case .possible, .written, .sent, .answered, .partlyPaid: .open
            case .paid: .paid(year)
            case .refused: .refused(year)
            // A claim without a step since its deadline is over since that deadline.
            case .lapsed: .lapsed(claim.isClosed ? year : claim.due?.year ?? year)
            }
    }

    /// Orders sections that need action first, and closed ones by year, the latest first.
    fileprivate func isBefore(_ other: LedgerSection) -> Bool { order < other.order }

    private var order: (Int, Int, Int) {
        func place(_ year: Int?, _ kind: Int) -> (Int, Int, Int) { (3, -(year ?? 0), kind) }
        return switch self {
        case .possible: (0, 0, 0)
        case .open: (1, 0, 0)
        case .passes: (2, 0, 0)
        case .paid(let year): place(year, 0)
        case .refused(let year): place(year, 1)
        case .lapsed(let year): place(year, 2)
        }
    }
}

extension Ledger {
    /// Returns the rows whose deadline is within a week, the soonest first. It returns none unless
    /// a deadline came as near as a week or a day since `lookedOn`.
    ///
    /// - Parameter lookedOn: The day of the last check, or `nil` if there was none.
    public func toSend(from today: CalendarDay, lookedOn: CalendarDay?) -> [Row] {
        guard let end = today.advanced(byDays: Self.daysAhead) else { return [] }
        let rows = sections.flatMap(\.rows).compactMap { row in
            row.deadline.flatMap { today...end ~= $0 ? (row, $0) : nil }
        }
        let isNews = rows.contains { _, deadline in
            [Self.daysAhead, 1].contains { days in
                guard let day = deadline.advanced(byDays: -days), day <= today else { return false }
                return lookedOn.map { $0 < day } ?? true
            }
        }
        return isNews ? rows.sorted { $0.1 < $1.1 }.map(\.0) : []
    }

    private static let daysAhead = 7
}

/// The ledger as the list of entries shows it.
public struct LedgerListing: EntryListing {
    public let sections: [ListSection]
    private let rows: [EntrySummary]
    private let positions: [EntryID: Int]

    /// - Parameter found: Whether an entry is listed. A journey is listed if one of its legs is.
    public init(_ ledger: Ledger, found: (EntryID) -> Bool = { _ in true }) {
        var (sections, rows): ([ListSection], [EntrySummary]) = ([], [])
        for section in ledger.sections {
            let summaries = section.rows.filter { $0.entries.contains(where: found) }
                .map(EntrySummary.init)
            guard !summaries.isEmpty else { continue }
            let isWhole = summaries.count == section.rows.count
            sections.append(
                // A sum that includes rows that are not listed would mislead.
                ListSection(
                    .ledger(section.kind, sums: isWhole ? section.sums : []),
                    count: summaries.count))
            rows += summaries
        }
        self.sections = sections
        self.rows = rows
        positions = Dictionary(
            rows.enumerated().map { ($0.element.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
    }

    public var count: Int { rows.count }

    public func summaries(in range: Range<Int>) -> [EntrySummary] {
        Array(rows[range.clamped(to: 0..<count)])
    }

    public func counted(in range: Range<Int>) -> [CountedEntry] {
        summaries(in: range).map { .other(CountedOther($0)) }
    }

    public func position(of id: EntryID) -> Int? { positions[id] }
}

extension Ledger.Row {
    /// All entries that the row stands for.
    fileprivate var entries: [EntryID] {
        if case .possible(let possible) = self { possible.ticket.ids } else { [id] }
    }
}

extension EntrySummary {
    fileprivate init(_ row: Ledger.Row) {
        switch row {
        case .possible(let possible):
            self.init(id: row.id, entry: .trip(possible.ticket.trip))
            legs = possible.ticket.ids.count
            owed = possible.amount.map { OwedSummary(amount: $0, until: possible.deadline) }
        case .claim(let entry, _): self.init(id: entry.id, entry: .claim(entry.claim))
        case .pass(let id, let pass, let owed):
            self.init(id: id, entry: .pass(pass))
            self.owed = owed
        }
    }
}

/// Trips for which something is owed that was not claimed yet.
public struct PossibleClaim: Sendable {
    public let ticket: TicketedTrips
    /// The answers that something can be claimed by, at least one. Only one of them is used.
    public let answers: [RightsAnswer]

    /// The greatest amount that one of the answers gives.
    public var amount: Fare? {
        let amounts = answers.compactMap { $0.owed?.amount }
        guard let currency = amounts.first?.currency else { return nil }
        return amounts.filter { $0.currency == currency }.max { $0.amount < $1.amount }
    }

    /// The earliest deadline of the answers, or `nil` if none has one.
    public var deadline: CalendarDay? { answers.compactMap { $0.owed?.deadline }.min() }
}

extension PossibleClaim {
    /// Returns the possible claims for many trips, by the soonest deadline and then by the latest
    /// journey.
    ///
    /// - Parameters:
    ///   - claims: All earlier claims.
    ///   - passes: The season tickets that trips may have been taken on.
    static func all(
        of trips: [(id: EntryID, trip: Trip)], beside claims: [ClaimEntry],
        passes: KnownPasses, by rights: TravelRights, gazetteer: any FindsPlaces,
        on today: CalendarDay?
    ) -> [PossibleClaim] {
        var claimed: [EntryID: [ClaimEntry]] = [:]
        for entry in claims {
            for id in Set(entry.claim.about.flatMap(\.ids)) {
                claimed[id, default: []].append(entry)
            }
        }
        return TicketedTrips.all(of: trips).compactMap { ticket in
            let all = rights.answers(
                for: rights.journey(
                    of: ticket.trip, ticket: JourneyTicket(ticket.trip, passes: passes),
                    gazetteer: gazetteer))
            let earlier = Set(ticket.ids.flatMap { claimed[$0] ?? [] }).map(\.claim)
            let answers = all.claimable(on: today, beside: earlier)
            return answers.isEmpty ? nil : PossibleClaim(ticket: ticket, answers: answers)
        }.sorted { $0.isBefore($1) }
    }

    private func isBefore(_ other: PossibleClaim) -> Bool {
        func order(_ claim: PossibleClaim) -> (Int, Int, String) {
            (
                claim.deadline.orderNilLast, -claim.ticket.trip.departure.day.daysSinceEpoch,
                claim.ticket.ids[0].rawValue
            )
        }
        return order(self) < order(other)
    }
}

extension CalendarDay? {
    /// The position among days, after all of them for `nil`.
    fileprivate var orderNilLast: Int { self?.daysSinceEpoch ?? .max }
}

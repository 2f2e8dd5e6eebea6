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

/// The amount that can be claimed for trips or a season ticket, as its row in the ledger shows it.
public struct OwedSummary: Hashable, Sendable {
    public let amount: Fare
    /// The last day on which it can be claimed, or `nil` if there is none.
    public let until: CalendarDay?

    public init(amount: Fare, until: CalendarDay?) {
        self.amount = amount
        self.until = until
    }
}

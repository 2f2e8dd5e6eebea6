public import Domain
import Foundation

extension JournalDouble {
    public func listing(matching query: EntryQuery) async -> any EntryListing {
        let listing = found(by: query)
        await listingGate.pass(query)
        return listing
    }

    public func listingAtOnce(matching query: EntryQuery) -> (any EntryListing)? {
        answersAtOnce ? found(by: query) : nil
    }

    private func found(by query: EntryQuery) -> any EntryListing {
        let found = entries.filter { $0.value.matches(query) }
        return ListingDouble(query: query, summaries: Self.inOrder(found))
    }

    public func entries(on day: CalendarDay) async -> [EntrySummary] {
        Self.inOrder(entries.filter { $0.value.day == day })
    }

    public func values(of field: CompletionField) async -> [String] {
        let all = entries.values.flatMap { $0.values(of: field) }.filter { !$0.isEmpty }
        let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// Newest first, without a day last, and by name within a day.
    private static func inOrder(_ entries: [EntryID: Entry]) -> [EntrySummary] {
        let days = entries.mapValues { $0.day?.daysSinceEpoch ?? .min }
        return entries.keys
            .sorted {
                (days[$1] ?? .min, $0.rawValue) < (days[$0] ?? .min, $1.rawValue)
            }
            .compactMap { id in entries[id].map { EntrySummary(id: id, entry: $0) } }
    }
}

private struct ListingDouble: EntryListing {
    let query: EntryQuery
    let summaries: [EntrySummary]

    var count: Int { summaries.count }

    var months: [MonthOfEntries] {
        var months: [MonthOfEntries] = []
        for summary in summaries {
            let month = summary.day.map { MonthOfEntries.Month(year: $0.year, month: $0.month) }
            let known = months.last?.month == month ? months.popLast()?.count ?? 0 : 0
            months.append(MonthOfEntries(month, count: known + 1))
        }
        return months
    }

    func summaries(in range: Range<Int>) -> [EntrySummary] {
        Array(summaries[range.clamped(to: summaries.indices)])
    }

    func position(of id: EntryID) -> Int? {
        summaries.firstIndex { $0.id == id }
    }
}

extension Entry {
    fileprivate func matches(_ query: EntryQuery) -> Bool {
        guard query.kind == nil || query.kind == kind else { return false }
        let words = query.search.split(whereSeparator: \.isWhitespace)
        return words.allSatisfy { word in
            searchable.contains {
                $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
        }
    }

    private var searchable: [String] {
        switch self {
        case .film(let film): [film.title, film.place, film.notes]
        case .trip(let trip): [trip.from, trip.to, trip.notes]
        }
    }

    fileprivate func values(of field: CompletionField) -> [String] {
        switch (self, field) {
        case (.film(let film), .venue): [film.place]
        case (.trip(let trip), .stop): [trip.from, trip.to]
        case (.trip(let trip), .operator): [trip.operator]
        case (.film(let film), .tag): film.tags
        case (.trip(let trip), .tag): trip.tags
        default: []
        }
    }
}

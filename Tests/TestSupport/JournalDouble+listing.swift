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
        return ListingDouble(summaries: inOrder(found))
    }

    public func entries(on day: CalendarDay) async -> [EntrySummary] {
        inOrder(entries.filter { $0.value.day == day })
    }

    public func values(of field: CompletionField) async -> [String] {
        let all = entries.values.flatMap { $0.values(of: field) }.filter { !$0.isEmpty }
        let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// In the order of the list: days, the newest first, films of a day before its trips, and those
    /// by their departure, the latest first; then what was added later. Without a day, by title.
    private func inOrder(_ entries: [EntryID: Entry]) -> [EntrySummary] {
        entries.sorted { left, right in
            Turn(left.value, added: additions[left.key] ?? 0, name: left.key.rawValue)
                < Turn(right.value, added: additions[right.key] ?? 0, name: right.key.rawValue)
        }.map { EntrySummary(id: $0.key, entry: $0.value) }
    }
}

/// Where an entry stands, the first the least.
private struct Turn: Comparable {
    let moment: (Int, Int)
    let turn: (Int, String, Int, String)

    init(_ entry: Entry, added: Int, name: String) {
        moment = (
            entry.day.map { -$0.daysSinceEpoch } ?? .max,
            EntrySummary(id: EntryID(name), entry: entry).time.map {
                1_440 - $0.hour * 60 - $0.minute
            } ?? 0
        )
        var title = ""
        var year = 0
        if case .film(let film) = entry {
            title = film.title.folding(
                options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            year = film.year ?? 0
        }
        turn = (entry.day == nil ? 0 : -added, title, year, name)
    }

    static func < (left: Turn, right: Turn) -> Bool {
        left.moment == right.moment ? left.turn < right.turn : left.moment < right.moment
    }

    static func == (left: Turn, right: Turn) -> Bool {
        left.moment == right.moment && left.turn == right.turn
    }
}

private struct ListingDouble: EntryListing {
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

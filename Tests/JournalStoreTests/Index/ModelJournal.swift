import Domain

@testable import JournalStore

/// A journal in memory, written as plainly as possible: what the index has to agree with.
struct ModelJournal {
    var entries: [String: Entry] = [:]

    /// The rows that answer a query without a search, in order.
    func summaries(matching query: EntryQuery) -> [EntrySummary] {
        entries.filter { _, entry in
            (query.kind == nil || entry.kind == query.kind)
                && (query.days == nil || entry.day.map { query.days?.contains($0) == true } == true)
                && Self.words(query.search).allSatisfy { word in
                    Self.words(Self.text(of: entry)).contains { $0.hasPrefix(word) }
                }
        }.sorted { left, right in
            let (first, second) = (Self.moment(left.value), Self.moment(right.value))
            return first == second ? left.key < right.key : first > second
        }.map { EntrySummary(id: EntryID($0.key), entry: $0.value) }
    }

    func months(matching query: EntryQuery) -> [MonthOfEntries] {
        var months: [MonthOfEntries] = []
        for summary in summaries(matching: query) {
            let month = summary.day.map { MonthOfEntries.Month(year: $0.year, month: $0.month) }
            if let last = months.last, last.month == month {
                months[months.count - 1] = MonthOfEntries(month, count: last.count + 1)
            } else {
                months.append(MonthOfEntries(month, count: 1))
            }
        }
        return months
    }

    func values(of field: CompletionField) -> [String] {
        var counts: [String: Int] = [:]
        for entry in entries.values {
            for value in Self.values(of: field, in: entry) where !value.isEmpty {
                counts[value, default: 0] += 1
            }
        }
        return counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
            .map(\.key)
    }

    private static func values(of field: CompletionField, in entry: Entry) -> [String] {
        switch (entry, field) {
        case (.film(let film), .venue): [film.place]
        case (.film(let film), .tag): film.tags
        case (.trip(let trip), .tag): trip.tags
        case (.trip(let trip), .stop): [trip.from, trip.to]
        case (.trip(let trip), .operator): [trip.operator]
        default: []
        }
    }

    /// Days, and seconds on that day; a film comes before every trip.
    private static func moment(_ entry: Entry) -> (Int, Int) {
        switch entry {
        case .film(let film): (film.watched?.daysSinceEpoch ?? .min, 1_000_000)
        case .trip(let trip):
            (
                trip.departure.day.daysSinceEpoch,
                trip.departure.hour * 3_600 + trip.departure.minute * 60 + trip.departure.second
            )
        }
    }

    /// The vocabulary of the test is ASCII, so that nothing has to be folded here.
    private static func words(_ text: String) -> [Substring] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }
    }

    private static func text(of entry: Entry) -> String {
        switch entry {
        case .film(let film):
            ([film.title, film.year.map(String.init) ?? "", film.place, film.notes] + film.tags)
                .joined(separator: "\n")
        case .trip(let trip):
            ([trip.from, trip.to, trip.operator, trip.service, trip.journey, trip.notes]
                + trip.tags).joined(separator: "\n")
        }
    }
}

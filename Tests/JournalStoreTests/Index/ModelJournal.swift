import Domain
import Wording

/// A journal in memory, written as plainly as possible: what the index has to agree with.
struct ModelJournal {
    var entries: [String: Entry] = [:]
    /// When each was first written, in seconds.
    var written: [String: Int] = [:]

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
            guard first == second else { return first > second }
            let (turn, other) = (turn(of: left.value, left.key), turn(of: right.value, right.key))
            return turn < other
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

    /// Among entries of one moment: what was written later comes first, then titles, then names.
    private func turn(of entry: Entry, _ name: String) -> (Int, String, String) {
        guard case .film(let film) = entry else { return (-(written[name] ?? 0), "", name) }
        let title = film.title + (film.year.map { " \($0)" } ?? "")
        return (film.watched == nil ? 0 : -(written[name] ?? 0), title, name)
    }

    /// The vocabulary of the test is ASCII, so that nothing has to be folded here.
    private static func words(_ text: String) -> [Substring] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }
    }

    private static func text(of entry: Entry) -> String {
        switch entry {
        case .film(let film):
            ([film.title, film.year.map(String.init) ?? "", film.place, film.notes] + film.tags
                + [
                    film.watched.map(day) ?? "Day unknown",
                    LocalWords.inEnglish.feedback(film.feedback),
                ])
                .joined(separator: "\n")
        case .trip(let trip):
            ([trip.from, trip.to, trip.operator, trip.service, trip.journey, trip.notes]
                + trip.tags
                + [
                    day(trip.departure.day), "0\(trip.departure.hour):00",
                    LocalWords.inEnglish.trip(by: trip.mode),
                    // Nothing in the test is an hour late.
                    LocalWords.inEnglish.status(trip.status),
                ]).joined(separator: "\n")
        }
    }

    private static func day(_ day: CalendarDay) -> String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August",
            "September", "October", "November", "December",
        ]
        return "\(day.day) \(months[day.month - 1]) \(day.year)"
    }
}

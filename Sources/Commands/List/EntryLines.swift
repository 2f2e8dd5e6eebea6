internal import Domain
internal import Presentation

/// Entries as lines for people: the day, the time it departs, what it is, its title, and what is to
/// be said of it.
final class EntryLines: WritesRows {
    private let output: any TakesText
    private let words: LocalWords
    private let dayWidth: Int
    private let timeWidth: Int
    /// Many entries are of one day or minute, and writing those in a language takes its time.
    private var days: [CalendarDay: String] = [:]
    private var times: [EntrySummary.ClockTime: String] = [:]

    private static let kindWidth = EntryKind.allWords.map(\.count).max() ?? 0

    init(on output: any TakesText, words: LocalWords) {
        self.output = output
        self.words = words
        let widest = (1...12).map { words.day(year: 2000, month: $0, day: 28).count }.max() ?? 0
        dayWidth = max(widest, Self.unknown.count)
        timeWidth = [10, 22].map { words.time(hour: $0, minute: 58).count }.max() ?? 0
    }

    private static let unknown = "Day unknown"

    func begin() {}

    func write(_ summary: EntrySummary) throws(OutputError) {
        let row = EntryWords(summary, words: words)
        let kind = row.kind.padded(to: Self.kindWidth)
        let line = [day(summary.day), time(summary.time), kind, row.title, row.detail]
        try output.writeLine(line.filter { !$0.isEmpty }.joined(separator: "  "))
    }

    func end() {}

    private func day(_ day: CalendarDay?) -> String {
        guard let day else { return Self.unknown.padded(to: dayWidth) }
        if let known = days[day] { return known }
        let words = words.day(year: day.year, month: day.month, day: day.day)
            .padded(to: dayWidth)
        days[day] = words
        return words
    }

    private func time(_ time: EntrySummary.ClockTime?) -> String {
        guard let time else { return "".padded(to: timeWidth) }
        if let known = times[time] { return known }
        let words = words.time(hour: time.hour, minute: time.minute).padded(to: timeWidth)
        times[time] = words
        return words
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

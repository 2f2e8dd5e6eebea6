internal import Domain
internal import Presentation

/// Entries as lines for people: the day, what it is, its title, and what is to be said of it.
final class EntryLines: WritesRows {
    private let output: any TakesText
    private let words: LocalWords
    private let dayWidth: Int
    /// Many entries are of one day, and writing it in a language takes its time.
    private var days: [CalendarDay: String] = [:]

    private static let kindWidth = EntryKindWords.all.map(\.count).max() ?? 0

    init(on output: any TakesText, words: LocalWords) {
        self.output = output
        self.words = words
        let widest = (1...12).map { words.day(year: 2000, month: $0, day: 28).count }.max() ?? 0
        dayWidth = max(widest, Self.unknown.count)
    }

    private static let unknown = "Day unknown"

    func begin() {}

    func write(_ summary: EntrySummary) throws(OutputError) {
        let row = EntryWords(summary, words: words)
        let kind = row.kind.padded(to: Self.kindWidth)
        let line = [day(summary.day), kind, row.title, row.detail].filter { !$0.isEmpty }
        try output.writeLine(line.joined(separator: "  "))
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
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

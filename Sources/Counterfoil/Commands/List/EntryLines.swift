internal import Domain
internal import Wording

/// Prints entries as lines: day, time of departure, kind, title and details.
final class EntryLines: WritesRows {
    private let output: any TakesText
    private let words: Localizer
    private let dayWidth: Int
    private let timeWidth: Int
    private let kindWidth: Int
    /// The texts of days and times so far. Many entries share them, and formatting is slow.
    private var days: [CalendarDay: String] = [:]
    private var times: [EntrySummary.ClockTime: String] = [:]

    init(on output: any TakesText, words: Localizer) {
        self.output = output
        self.words = words
        let widest = (1...12).map { words.day(year: 2000, month: $0, day: 28).count }.max() ?? 0
        dayWidth = max(widest, words.dayUnknown.count)
        kindWidth = words.usualKinds.map(\.count).max() ?? 0
        timeWidth = [10, 22].map { words.time(hour: $0, minute: 58).count }.max() ?? 0
    }

    func begin() {}

    func write(_ summary: EntrySummary) throws(OutputError) {
        let content = summary.content
        let line = [
            day(summary.day), time(summary.time), words.kind(of: content).padded(to: kindWidth),
            content.nameInList, words.detail(of: summary),
        ]
        try output.writeLine(line.filter { !$0.isEmpty }.joined(separator: "  "))
    }

    func end() {}

    private func day(_ day: CalendarDay?) -> String {
        guard let day else { return words.dayUnknown.padded(to: dayWidth) }
        if let known = days[day] { return known }
        let words = words.day(day).padded(to: dayWidth)
        days[day] = words
        return words
    }

    private func time(_ time: EntrySummary.ClockTime?) -> String {
        guard let time else { return "".padded(to: timeWidth) }
        if let known = times[time] { return known }
        let words = words.time(time).padded(to: timeWidth)
        times[time] = words
        return words
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

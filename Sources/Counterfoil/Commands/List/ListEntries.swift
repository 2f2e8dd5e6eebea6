import Domain
import Wording

/// Prints the entries that match a query, as lines or JSON.
struct ListEntries: Command {
    let journal: any ReadsEntries & ReportsChanges
    let query: EntryQuery
    let isJSON: Bool
    let words: Localizer
    /// Returns whether the list may be incomplete because the index was damaged. The journal is
    /// read again by then.
    var renewing: @MainActor () async -> Bool = { false }
    /// The number of rows that are read at once: enough to be fast, few enough for memory.
    private static let window = 1_000

    /// The greatest number of times that the list is read from the beginning.
    private static let attempts = 3

    func run(on console: Console) async throws -> CommandStatus {
        let results = HeldOutput(console.results)
        var isWhole = false
        for _ in 0..<Self.attempts where !isWhole && results.isHeld {
            results.begin()
            let listing = await journal.listing(matching: query)
            if isJSON {
                try write(listing, as: JSONList(on: results))
            } else {
                try write(listing, as: EntryLines(on: results, words: words))
            }
            isWhole = await !renewing()
        }
        guard isWhole else { throw CommandError.failed(.listDamaged) }
        try results.flush()
        for sentence in words.leftOut(of: journal.condition) { console.printMessage(sentence) }
        return .done
    }

    private func write(_ listing: any EntryListing, as writer: any WritesRows) throws(OutputError) {
        try writer.begin()
        for start in stride(from: 0, to: listing.count, by: Self.window) {
            for summary in listing.summaries(in: start..<start + Self.window) {
                try writer.write(summary)
            }
        }
        try writer.end()
    }
}

/// Prints the rows of a list, one after another.
@MainActor
protocol WritesRows {
    func begin() throws(OutputError)
    func write(_ summary: EntrySummary) throws(OutputError)
    func end() throws(OutputError)
}

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
        let kinds = [words.kind(.film)] + TravelMode.allCases.map { words.trip(by: $0) }
        kindWidth = kinds.map(\.count).max() ?? 0
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

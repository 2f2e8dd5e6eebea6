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
                try writeJSON(listing, to: results)
            } else {
                try writeLines(listing, to: results)
            }
            isWhole = await !renewing()
        }
        guard isWhole else { throw CommandError.failed(.listDamaged) }
        try results.flush()
        for sentence in words.leftOut(of: journal.condition) { console.printMessage(sentence) }
        return .done
    }

    private func writeLines(
        _ listing: any EntryListing, to output: any TakesText
    ) throws(OutputError) {
        var lines = EntryLines(words)
        for summary in Self.summaries(of: listing) {
            try output.writeLine(lines.line(of: summary))
        }
    }

    /// Writes an array with an object in each line.
    private func writeJSON(
        _ listing: any EntryListing, to output: any TakesText
    ) throws(OutputError) {
        try output.write("[")
        let first = "\n"
        var separator = first
        for summary in Self.summaries(of: listing) {
            try output.write(separator + JSONValue(summary).text)
            separator = ",\n"
        }
        try output.write(separator == first ? "]\n" : "\n]\n")
    }

    private static func summaries(
        of listing: any EntryListing
    ) -> some Sequence<EntrySummary> {
        stride(from: 0, to: listing.count, by: window).lazy.flatMap { start in
            listing.summaries(in: start..<start + Self.window)
        }
    }
}

/// Entries as lines: day, time of departure, kind, title and details.
private struct EntryLines {
    private let words: Localizer
    private let dayWidth: Int
    private let timeWidth: Int
    private let kindWidth: Int
    /// The texts of days and times so far. Many entries share them, and formatting is slow.
    private var days: [CalendarDay: String] = [:]
    private var times: [EntrySummary.ClockTime: String] = [:]

    init(_ words: Localizer) {
        self.words = words
        let widest = (1...12).map { words.day(year: 2000, month: $0, day: 28).count }.max() ?? 0
        dayWidth = max(widest, words.dayUnknown.count)
        let kinds = [words.kind(.film)] + TravelMode.allCases.map { words.trip(by: $0) }
        kindWidth = kinds.map(\.count).max() ?? 0
        timeWidth = [10, 22].map { words.time(hour: $0, minute: 58).count }.max() ?? 0
    }

    mutating func line(of summary: EntrySummary) -> String {
        let content = summary.content
        let line = [
            day(summary.day), time(summary.time), words.kind(of: content).padded(to: kindWidth),
            content.nameInList, words.detail(of: summary),
        ]
        return line.filter { !$0.isEmpty }.joined(separator: "  ")
    }

    private mutating func day(_ day: CalendarDay?) -> String {
        guard let day else { return words.dayUnknown.padded(to: dayWidth) }
        if let known = days[day] { return known }
        let words = words.day(day).padded(to: dayWidth)
        days[day] = words
        return words
    }

    private mutating func time(_ time: EntrySummary.ClockTime?) -> String {
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

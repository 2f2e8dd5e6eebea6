import Domain
import Statistics
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

    private static func summaries(of listing: any EntryListing) -> some Sequence<EntrySummary> {
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

extension JSONValue {
    /// Makes the JSON of a summary; see docs/command-line.md.
    init(_ summary: EntrySummary) {
        self = .merged(
            [
                "file": summary.id.rawValue, "day": summary.day, "kind": summary.kind.rawValue,
            ], .content(of: summary))
    }

    private static func content(of summary: EntrySummary) -> JSONValue {
        switch summary.content {
        case .film(let title, let year, let feedback):
            let given = feedback == .none ? [] : [GivenFeedback(feedback, at: nil)]
            return .merged(
                Film(title: title, year: year, feedbackGiven: given).listed,
                summary.isWanted ? ["wanted": true] : [:])
        case .trip(let from, let to, let mode, let status):
            let trip = summary.departure.map {
                Trip(
                    from: from, to: to, fromCoordinates: summary.fromCoordinates,
                    toCoordinates: summary.toCoordinates, mode: mode, departure: $0,
                    arrival: nil, distance: summary.distance)
            }
            return .merged(
                trip?.listed ?? [:],
                ["outcome": status.outcome, "minutesLate": status.minutesLate])
        case .pass(let pass): return ["name": pass.name, "validUntil": pass.validUntil]
        case .claim(let claim):
            return [
                "subject": claim.subject, "state": claim.state(on: nil).rawValue,
                "due": claim.due, "amount": claim.amount.map { "\($0.amount)" },
                "currency": claim.amount?.currency,
            ]
        }
    }
}

extension TripStatus {
    fileprivate var outcome: String? {
        switch self {
        case .unknown: nil
        case .onTime: "on time"
        case .late: "late"
        case .early: "early"
        case .cancelled: "cancelled"
        case .missedConnection: "missed connection"
        }
    }
}

extension EntryContent {
    /// The members of an entry whose values are known without reading its file, in the order of the
    /// fields.
    fileprivate var listed: JSONValue {
        JSONValue(members: Self.fields.filter(\.isListed).map { ($0.member, $0.json(of: self)) })
    }
}

extension EntryField {
    /// Returns the value as `list --json` prints it, or `nil` if it is unknown.
    fileprivate func json(of whole: Whole) -> (any HasJSON)? {
        switch value {
        case .line(let path), .link(let path), .paragraphs(let path): whole[keyPath: path]
        case .attachment(let path): whole[keyPath: path]?.address
        case .number(let path): whole[keyPath: path]
        case .flag(let path), .todo(let path): whole[keyPath: path]
        case .day(let path): whole[keyPath: path]
        case .time(let path): whole[keyPath: path]?.clock
        case .start(let path): whole[keyPath: path].clock
        case .word(let word): word(whole)
        case .disruption(let path): whole[keyPath: path]?.rawValue
        case .fare(let path): whole[keyPath: path].map { "\($0.amount)" }
        case .coordinates(let path): whole[keyPath: path]
        case .distance(let path): whole[keyPath: path].map { JSONValue.decimal("\($0)") }
        case .rating(let path, _): whole[keyPath: path]?.value
        case .feedbackHistory(let path): whole[keyPath: path].last?.feedback.word
        case .list(let path), .tags(let path): whole[keyPath: path]
        case .rule(let path): whole[keyPath: path]?.text
        case .steps(let path): whole[keyPath: path].map(\.kind.rawValue)
        case .about(let path): whole[keyPath: path].map(\.uid)
        case .imports(let path): whole[keyPath: path].map(\.source)
        }
    }
}

extension Coordinates: HasJSON {
    var json: JSONValue {
        [
            "latitude": JSONValue.decimal(decimals.latitude),
            "longitude": JSONValue.decimal(decimals.longitude),
        ]
    }
}

extension Feedback {
    /// The word in JSON, such as "so and so", which never changes; empty for none.
    fileprivate var word: String { self == .none ? "" : fileWord.replacing("-", with: " ") }
}

extension DateTime {
    /// The time of day in its own zone, such as "09:05".
    fileprivate var clock: String {
        [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

/// A film typed on one line, such as `Brief Encounter (1945) yesterday good`, split into parts with
/// their meanings.
public struct FilmLine: Hashable, Sendable {
    /// The parts in the typed order. Words that belong together are one part.
    public let parts: [Part]

    public struct Part: Hashable, Sendable {
        public let text: String
        public let meaning: Meaning

        init(_ text: String, _ meaning: Meaning) {
            self.text = text
            self.meaning = meaning
        }
    }

    public enum Meaning: Hashable, Sendable {
        case title
        case year(Int)
        case day(CalendarDay)
        case feedback(Feedback)
        case unknown
    }

    init(parts: [Part]) {
        self.parts = parts
    }

    /// Creates a line that is a title and nothing else.
    public init(title: String) {
        parts = [Part(title, .title)]
    }

    public var title: String { parts.first { $0.meaning == .title }?.text ?? "" }

    public var year: Int? { first { if case .year(let year) = $0 { year } else { nil } } }

    public var day: CalendarDay? { first { if case .day(let day) = $0 { day } else { nil } } }

    public var feedback: Feedback? {
        first { if case .feedback(let feedback) = $0 { feedback } else { nil } }
    }

    public var unknown: [String] { parts.filter { $0.meaning == .unknown }.map(\.text) }

    private func first<Value>(_ value: (Meaning) -> Value?) -> Value? {
        parts.firstNonNil { value($0.meaning) }
    }

    /// Returns whether a line is about a film: it has a year in brackets, or ends with a day or a
    /// feedback, and is not a trip. A line with an arrow or two times is a trip.
    public static func isMeant(by text: String, words: FilmLineWords, trips: LineWords) -> Bool {
        let trip = TripLineReader.line(text, words: trips)
        let hasArrow = LineTokens(text, between: []).words.contains(where: LineTokens.isArrow)
        if hasArrow || trip.arrival != nil { return false }
        let film = FilmLineReader.line(text, words: words)
        if film.year != nil || film.feedback != nil { return !film.title.isEmpty }
        return film.day != nil && trip.departure == nil && trip.to.isEmpty
    }
}

/// The words that a reader of film lines knows.
public struct FilmLineWords: Hashable, Sendable {
    public let days: DayReader
    /// The words for feedback, in the form of `DayWords.key`.
    public let feedbacks: [String: Feedback]

    public init(days: DayReader, feedbacks: [String: Feedback]) {
        self.days = days
        self.feedbacks = feedbacks
    }
}

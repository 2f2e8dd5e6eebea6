/// A film as somebody types it in one line, such as `Brief Encounter (1945) yesterday good`: what each of
/// its words was taken for, and nothing that it does not say.
public struct FilmLine: Hashable, Sendable {
    /// The words in the order in which they are typed, those that belong together as one.
    public let parts: [Part]

    /// Some words of the line.
    public struct Part: Hashable, Sendable {
        public let text: String
        public let meaning: Meaning

        init(_ text: String, _ meaning: Meaning) {
            self.text = text
            self.meaning = meaning
        }
    }

    /// What words of the line were taken for.
    public enum Meaning: Hashable, Sendable {
        case title
        case year(Int)
        /// The day it was watched.
        case day(CalendarDay)
        case feedback(Feedback)
        /// Nobody knows.
        case unknown
    }

    init(parts: [Part]) {
        self.parts = parts
    }

    /// All of it is the title.
    public init(title: String) {
        parts = [Part(title, .title)]
    }

    public var title: String { parts.first { $0.meaning == .title }?.text ?? "" }

    public var year: Int? { first { if case .year(let year) = $0 { year } else { nil } } }

    public var day: CalendarDay? { first { if case .day(let day) = $0 { day } else { nil } } }

    public var feedback: Feedback? {
        first { if case .feedback(let feedback) = $0 { feedback } else { nil } }
    }

    /// The words that nobody knows.
    public var unknown: [String] { parts.filter { $0.meaning == .unknown }.map(\.text) }

    private func first<Value>(_ value: (Meaning) -> Value?) -> Value? {
        parts.firstNonNil { value($0.meaning) }
    }

    /// Whether a line is about a film: it says a year in brackets, or ends with the day it was watched or with
    /// what was thought of it, and is no trip. One with an arrow or two times is a trip.
    public static func isMeant(by text: String, words: FilmLineWords, trips: LineWords) -> Bool {
        let trip = TripLineReader.line(text, words: trips)
        let hasArrow = LineTokens(text, between: []).words.contains(where: LineTokens.isArrow)
        if hasArrow || trip.arrival != nil { return false }
        let film = FilmLineReader.line(text, words: words)
        if film.year != nil || film.feedback != nil { return !film.title.isEmpty }
        return film.day != nil && trip.departure == nil && trip.to.isEmpty
    }
}

/// The words that a film in one line is read by.
public struct FilmLineWords: Hashable, Sendable {
    public let days: DayReader
    /// What one may think of a film, as `DayWords.key` has the words.
    public let feedbacks: [String: Feedback]

    public init(days: DayReader, feedbacks: [String: Feedback]) {
        self.days = days
        self.feedbacks = feedbacks
    }
}

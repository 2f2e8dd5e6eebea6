public import Foundation

/// A film typed on one line, such as `Brief Encounter (1945) yesterday good`, split into parts with
/// their meanings.
public struct FilmLine: Hashable, Sendable {
    /// The parts in the typed order. Words that belong together are one part.
    public let parts: [Part]

    public typealias Part = LinePart<Meaning>

    public enum Meaning: Hashable, Sendable {
        case title
        case year(Int)
        /// A number that may be the year or the end of the title.
        case doubtfulYear(Int)
        case day(CalendarDay)
        /// A date that the calendar does not have.
        case noDay(DayNumbers)
        case feedback(Feedback)
        case rating(OriginalRating)
        case rewatch
        case wanted
        case place(String)
        /// A word that connects two parts, or a sign between them.
        case separator
        case unknown
    }

    public var title: String { parts.first { $0.meaning == .title }?.text ?? "" }

    public var year: Int? { first { if case .year(let year) = $0 { year } else { nil } } }

    public var day: CalendarDay? { first { if case .day(let day) = $0 { day } else { nil } } }

    /// The feedback that was typed, or else that of the rating by the usual bands.
    public var feedback: Feedback? {
        first { if case .feedback(let feedback) = $0 { feedback } else { nil } }
            ?? rating.map(RatingBands.usual.feedback)
    }

    public var rating: OriginalRating? {
        first { if case .rating(let rating) = $0 { rating } else { nil } }
    }

    public var place: String {
        first { if case .place(let place) = $0 { place } else { nil } } ?? ""
    }

    public var isRewatch: Bool { parts.contains { $0.meaning == .rewatch } }

    public var isWanted: Bool { parts.contains { $0.meaning == .wanted } }

    /// The parts that keep the line from being a film.
    public var refused: [Part] {
        parts.filter {
            switch $0.meaning {
            case .doubtfulYear, .noDay, .unknown: true
            default: false
            }
        }
    }

    /// Whether the title is in quotation marks.
    var isQuoted: Bool {
        parts.contains { $0.meaning == .separator && LineToken.isQuote($0.text) }
    }

    /// Whether an arrow stands outside of the title.
    var hasArrow: Bool { parts.contains { $0.meaning == .unknown && LineToken.isArrow($0.text) } }

    private func first<Value>(_ value: (Meaning) -> Value?) -> Value? {
        parts.firstNonNil { value($0.meaning) }
    }
}

extension FilmLine {
    /// Creates a line that is a title and nothing else.
    public init(title: String) {
        self.init(parts: [Part(text: title, meaning: .title, place: 0..<title.count)])
    }

    /// Returns the film of the line, with its feedback given at a moment.
    ///
    /// - Parameter today: the day of the viewing if the line has none.
    public func film(on today: CalendarDay?, at moment: Date) -> Film {
        let feedback = feedback ?? .none
        return Film(
            title: title, year: year, watched: isWanted ? nil : day ?? today, place: place,
            scale: FeedbackScale.allCases.first { $0.choices.contains(feedback) } ?? .average,
            feedbackGiven: feedback == .none ? [] : [GivenFeedback(feedback, at: moment)],
            isRewatch: isRewatch, isWanted: isWanted, rating: importedRating)
    }

    /// The rating as an import has it, from no service, or `nil` if there is none.
    public var importedRating: ImportedRating? {
        rating.map { ImportedRating($0.text, source: "") }
    }
}

/// A question that a source leaves open.
public struct ImportQuestion: Hashable, Sendable, Identifiable {
    /// The id, the same each time the source is read.
    public let id: String
    public let question: SourceQuestion
    public let options: [Option]
    /// The option that counts until another is chosen, or `nil` if the rows wait for an answer.
    public let preset: String?
    public let rows: [ImportRow]
    /// The entry of the journal that each row may be, or `nil` if there is none; empty if the
    /// question is not about such entries.
    public let likely: [LikelyEntry?]

    public struct Option: Hashable, Sendable, Identifiable {
        public let id: String
        public let answer: SourceAnswer
        /// The day or time of what the option names, or `nil` if it is unknown or does not matter.
        public let time: ImportTime?

        public init(_ id: String, _ answer: SourceAnswer, time: ImportTime? = nil) {
            self.id = id
            self.answer = answer
            self.time = time
        }
    }

    public init(
        id: String, _ question: SourceQuestion, options: [Option], preset: String?,
        rows: [ImportRow] = [], likely: [LikelyEntry?] = []
    ) {
        self.id = id
        self.question = question
        self.options = options
        self.preset = preset
        self.rows = rows
        self.likely = likely
    }
}

/// An entry of the journal that a row may be.
public struct LikelyEntry: Hashable, Sendable {
    public let title: String
    /// The day or time of the entry, or `nil` if it is unknown.
    public let time: ImportTime?
    public let details: [RowRemark]

    public init(title: String, time: ImportTime?, details: [RowRemark] = []) {
        self.title = title
        self.time = time
        self.details = details
    }
}

/// The chosen options by the ids of questions.
public typealias ImportAnswers = [ImportQuestion.ID: ImportQuestion.Option.ID]

/// The user's decisions about an import.
public struct ImportChoices: Hashable, Sendable {
    /// The chosen options by question, and the chosen column mappings by table.
    public var answers: ImportAnswers
    public var bands: RatingBands

    public init(answers: ImportAnswers = [:], bands: RatingBands = .usual) {
        self.answers = answers
        self.bands = bands
    }

    /// Whether nothing is added, and only blanks of films of the journal are filled.
    public var onlyFillsIn: Bool {
        get { answers.onlyFillsIn }
        set { answers[Self.onlyFillingIn] = newValue ? "yes" : nil }
    }

    /// The answer to no question that says so, because readers get only answers.
    public static let onlyFillingIn = "fill in"

    /// Returns the option that counts for a question, or `nil` if none does yet.
    public func answer(to question: ImportQuestion) -> ImportQuestion.Option.ID? {
        let chosen = answers[question.id]
        return question.options.contains { $0.id == chosen } ? chosen : question.preset
    }
}

extension ImportAnswers {
    /// Whether only blanks of films of the journal are filled.
    package var onlyFillsIn: Bool { self[ImportChoices.onlyFillingIn] != nil }
}

/// A question that an import leaves open.
public enum SourceQuestion: Hashable, Sendable {
    case dayOrder(file: String)
    case encoding(file: String)
    case ratingScale(file: String)
    case letterboxdKind(file: String)
    case films(file: String)
    case likes
    case namesakes(Int, film: String)
    case review(film: String, place: SourcePlace)
    case imdbDates, imdbEpisodes, imdbUnrated
    case distanceUnit(file: String), timeUnit(file: String)
    case flights(file: String)
    /// - Parameter named: the kind or state of the rows as the table says it.
    case rows(named: String, file: String)
    case ratedDays(file: String)
    case untimedTrips(file: String)
    /// - Parameter title: the first title that may be an episode's.
    case episodes(title: String)
    case person(service: String)
    /// - Parameter service: the name of the service, such as `Kodi`.
    case unwatched(service: String)
    case event(title: String)
    /// - Parameters:
    ///   - title: the pattern of the events' titles, or `nil` for titles that do not tell where a
    ///     trip goes.
    ///   - isRest: whether other events were asked about before.
    case events(title: String?, isRest: Bool)

    case entry(String, times: Int, place: SourcePlace)
    /// - Parameters:
    ///   - film: the title of the first film.
    ///   - source: the name of the source, or an empty text if it is not known.
    case sameViewing(Int, film: String, source: String)
    /// - Parameter trip: the route of the first trip.
    case sameTrip(Int, trip: String)
    /// - Parameter film: the title of the first film.
    case dayApart(Int, film: String)
    case whichViewing(Int, film: String, source: String)
    /// - Parameter film: the title of the first film.
    case wasWanted(Int, film: String)
    /// - Parameter title: the title of the first entry.
    case differing(Int, title: String)
}

/// An answer to a `SourceQuestion`.
public enum SourceAnswer: Hashable, Sendable {
    case dayFirst, monthFirst
    /// The encoding of a text, with words of it that are read so.
    case western(String), central(String), cyrillic(String), japanese(String)
    /// - Parameter best: the best possible rating.
    case upTo(_ best: String)
    case schoolMarks
    case kilometres, metres, miles
    case minutes, seconds, hours
    case flights, otherTrips
    case watched, onWatchlist, liked
    case keptAsList, seenFilms, wantedFilms, onlyFacts
    case keepAsList, addToWatchlist
    case tagged(String), taggedAndAdded, nothing
    /// - Parameter rating: the rating, or `nil` if there is none.
    case one(SourcePlace, rating: String? = nil)
    case anotherOne, allOfThem, noneOfThem
    case dayUnknown, ratedDay
    case person(String), everyone
    case addAtNoon
    case addIt, addAsFilms, addAsWanted, addAsTrip, addAsTrips, addWithoutDay
    case addAsViewing, addAsViewings, addOtherTrip, addOtherTrips
    case leaveItOut, leaveThemOut
    case oneByOne
    case sameViewing, sameTrip, earliest, latest
    /// A number of films.
    case seen(Int), stillWanted(Int)
    case keepYours, takeFile, takeLater
    /// - Parameter details: the facts that distinguish the entry.
    case number(Int, details: [RowRemark])
}

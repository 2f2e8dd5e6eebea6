public import Foundation

/// One viewing of a film, or a film that somebody wants to see.
public struct Film: Hashable, Sendable {
    public var title: String
    /// The year the film came out.
    public var year: Int?
    /// Its title where it was made, or empty if that is the same.
    public var originalTitle: String
    public var directors: [String]
    /// In minutes.
    public var runningTime: Int?
    public var genres: [String]
    public var countries: [String]
    public var languages: [String]
    /// The day it was watched; nil where that is unknown.
    public var watched: CalendarDay?
    /// The cinema or other place.
    public var place: String
    public var tags: [String]
    public var notes: String
    public var scale: FeedbackScale
    /// Every feedback in the order given; the last one counts.
    public var feedbackGiven: [GivenFeedback]
    /// 1 for the first time this film was seen, 2 for the second; nil where nobody counted.
    public var viewing: Int?
    /// Whether it is known to have been seen before, counted or not.
    public var isRewatch: Bool
    /// Whether it is still to be seen; it has no day then.
    public var isWanted: Bool
    /// The person's own.
    public var rating: ImportedRating?
    /// That of others, such as the average of a service.
    public var ratingOfOthers: ImportedRating?
    /// A page about the film.
    public var link: String
    /// Where it was imported from; empty where it was written by hand.
    public var imports: [ImportMark]

    public init(
        title: String, year: Int? = nil, originalTitle: String = "", directors: [String] = [],
        runningTime: Int? = nil, genres: [String] = [], countries: [String] = [],
        languages: [String] = [], watched: CalendarDay? = nil, place: String = "",
        tags: [String] = [], notes: String = "",
        scale: FeedbackScale = .average, feedbackGiven: [GivenFeedback] = [],
        viewing: Int? = nil, isRewatch: Bool = false, isWanted: Bool = false,
        rating: ImportedRating? = nil, ratingOfOthers: ImportedRating? = nil, link: String = "",
        imports: [ImportMark] = []
    ) {
        self.title = title
        self.year = year
        self.originalTitle = originalTitle
        self.directors = directors
        self.runningTime = runningTime
        self.genres = genres
        self.countries = countries
        self.languages = languages
        self.watched = watched
        self.place = place
        self.tags = tags
        self.notes = notes
        self.scale = scale
        self.feedbackGiven = feedbackGiven
        self.viewing = viewing
        self.isRewatch = isRewatch
        self.isWanted = isWanted
        self.rating = rating
        self.ratingOfOthers = ratingOfOthers
        self.link = link
        self.imports = imports
    }
}

extension Film {
    /// This film as it is once it was seen.
    package func watched(on day: CalendarDay?) -> Film {
        var film = self
        (film.isWanted, film.watched) = (false, day)
        return film
    }

    /// The feedback given last.
    public var feedback: Feedback { feedbackGiven.last?.feedback ?? .none }

    /// In minutes; nil also for what no film can take, which a file may say.
    package var possibleRunningTime: Int? {
        runningTime.flatMap { FilmError.runningTimes.contains($0) ? $0 : nil }
    }

    public var feedbackModel: FeedbackModel {
        FeedbackModel(feedback: feedback, polarized: scale == .polarized)
    }

    /// This film with a step of its feedback taken; a value that differs from the last one joins
    /// the trail with its moment. What is withdrawn within a minute was a slip and leaves none.
    public func changingFeedback(by change: FeedbackModelChange, at moment: Date) -> Film {
        let model = change(feedbackModel)
        var film = self
        film.scale = model.scale
        while model.feedback == .none, film.feedback != .none,
            film.feedbackGiven.last?.isFresh(at: moment) == true
        {
            film.feedbackGiven.removeLast()
        }
        if model.feedback != film.feedback {
            film.feedbackGiven.append(GivenFeedback(model.feedback, at: moment))
        }
        return film
    }
}

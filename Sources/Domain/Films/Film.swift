public import Foundation

/// One viewing of a film, or a film that the person wants to see.
public struct Film: Hashable, Sendable {
    public var title: String
    /// The year of release.
    public var year: Int?
    /// The original title; empty if it is the same.
    public var originalTitle: String
    public var directors: [String]
    public var cast: [String]
    /// The running time in minutes.
    public var runningTime: Int?
    public var genres: [String]
    public var countries: [String]
    public var languages: [String]
    /// The day it was watched, or `nil` if it is unknown.
    public var watched: CalendarDay?
    /// The cinema or another place.
    public var place: String
    public var tags: [String]
    public var notes: String
    public var scale: FeedbackScale
    /// Every feedback in the order given. The last one counts.
    public var feedbackGiven: [GivenFeedback]
    /// The number of the viewing, 1 for the first, or `nil` if it was not counted.
    public var viewing: Int?
    /// Whether the film is known to have been seen before, counted or not.
    public var isRewatch: Bool
    /// Whether the film is still to be seen. It has no day then.
    public var isWanted: Bool
    /// The rating that the person gave.
    public var rating: ImportedRating?
    /// The rating of others, such as the average of a service.
    public var ratingOfOthers: ImportedRating?
    /// The file of a picture, such as the poster or the ticket.
    public var picture: TicketFile?
    /// The address of a web page about the film.
    public var link: String
    /// The sources that the entry was imported from; empty if it was written by hand.
    public var imports: [ImportMark]

    public init(
        title: String, year: Int? = nil, originalTitle: String = "", directors: [String] = [],
        cast: [String] = [], runningTime: Int? = nil, genres: [String] = [],
        countries: [String] = [],
        languages: [String] = [], watched: CalendarDay? = nil, place: String = "",
        tags: [String] = [], notes: String = "",
        scale: FeedbackScale = .average, feedbackGiven: [GivenFeedback] = [],
        viewing: Int? = nil, isRewatch: Bool = false, isWanted: Bool = false,
        rating: ImportedRating? = nil, ratingOfOthers: ImportedRating? = nil,
        picture: TicketFile? = nil, link: String = "",
        imports: [ImportMark] = []
    ) {
        self.title = title
        self.year = year
        self.originalTitle = originalTitle
        self.directors = directors
        self.cast = cast
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
        self.picture = picture
        self.link = link
        self.imports = imports
    }
}

extension Film {
    /// Returns the film as seen on a day.
    package func watched(on day: CalendarDay?) -> Film {
        var film = self
        (film.isWanted, film.watched) = (false, day)
        return film
    }

    public var feedback: Feedback { feedbackGiven.last?.feedback ?? .none }

    /// The running time in minutes, or `nil` if it is unknown or outside the range of real films.
    package var possibleRunningTime: Int? {
        runningTime.flatMap { FilmError.runningTimes.contains($0) ? $0 : nil }
    }

    public var feedbackModel: FeedbackModel {
        FeedbackModel(feedback: feedback, polarized: scale == .polarized)
    }

    /// Returns the film with a change of its feedback. A value that differs from the last one is
    /// appended with its time. Feedback that is withdrawn within a minute was a slip and is
    /// removed.
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

extension Film {
    /// Returns another viewing of this film, without feedback and notes, or `nil` for a film that
    /// is still to be seen.
    package func again(on day: CalendarDay?) -> Film? {
        if isWanted { return nil }
        var film = Film(
            title: title, watched: day, viewing: viewing.flatMap { $0 < .max ? $0 + 1 : nil },
            isRewatch: true, link: link)
        for field in FilmFields.ofWork { field.put(from: self, into: &film) }
        return film
    }
}

extension FindsFilms {
    /// Returns the films that are still to be seen with a title, and with a year if both have one.
    public func wanted(_ title: String, year: Int?) async -> [EntrySummary] {
        await films(titled: [title]).values.flatMap(\.self).filter { film in
            film.isWanted && (year == nil || film.filmYear == nil || film.filmYear == year)
        }
    }
}

extension Film {
    /// Returns a film that was still to be seen as it was watched: with the facts of the viewing,
    /// completed by its own.
    public func watched(as viewing: Film) -> Film {
        var film = viewing
        film.title = title
        let blank = Film(title: "")
        for field in FilmFields.ofWork where field.isSame(film, blank) {
            field.put(from: self, into: &film)
        }
        film.year = year ?? viewing.year
        for path in [\Film.place, \.link] where film[keyPath: path].isEmpty {
            film[keyPath: path] = self[keyPath: path]
        }
        film.tags = tags + viewing.tags.filter { !tags.contains($0) }
        film.notes = [notes, viewing.notes].filter { !$0.isEmpty }.joined(separator: "\n\n")
        film.feedbackGiven = feedbackGiven + viewing.feedbackGiven
        if viewing.feedbackGiven.isEmpty { film.scale = scale }
        film.viewing = viewing.viewing ?? self.viewing
        film.isRewatch = isRewatch || viewing.isRewatch
        film.rating = viewing.rating ?? rating
        film.ratingOfOthers = viewing.ratingOfOthers ?? ratingOfOthers
        film.imports = imports + viewing.imports
        return film
    }
}

/// A rating from another source, as it was given there.
public struct ImportedRating: Hashable, Sendable {
    /// The rating on its scale, such as `8/10`.
    public let value: String
    public let source: String

    public init(_ value: String, source: String) {
        self.value = value
        self.source = source
    }
}

/// The people who gave a rating.
public enum RatingAuthor: Hashable, CaseIterable, Sendable {
    /// The person who keeps the journal.
    case oneself
    /// Other people, such as all users of a service.
    case others
}

extension Film: NamesTicket {
    /// Returns a file name for the film's picture, such as "Brief Encounter (1945).jpg".
    public func nameOfTicket(endingIn end: String) -> String {
        let title = title.inFileName(upTo: Self.longestTitle)
        let name = year.map { "\(title) (\($0))" } ?? title
        return end.isEmpty ? name : "\(name).\(end)"
    }

    /// The greatest length of a title in bytes. A file name can have 255.
    private static let longestTitle = 180
}

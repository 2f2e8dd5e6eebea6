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

package import Domain

/// Words about the entries with which the statistics begin.
extension Localizer {
    package var favouriteFilm: String { say("Favourite", context: "a film") }
    package var leastLikedFilm: String { say("Least liked", context: "a film") }
    package var farthestTrip: String { say("Farthest", context: "trip of a period") }
    package var mostDelayedTrip: String { say("Most delayed", context: "trip of a period") }

    package func first(_ kind: EntryKind) -> String {
        kind == .film
            ? say("First", context: "film of a period") : say("First", context: "trip of a period")
    }

    package func last(_ kind: EntryKind) -> String {
        kind == .film
            ? say("Last", context: "film of a period") : say("Last", context: "trip of a period")
    }

    package func longest(_ kind: EntryKind) -> String {
        kind == .film
            ? say("Longest", context: "film of a period")
            : say("Longest", context: "trip of a period")
    }

    /// The heading over the entries that stand out.
    public var highlights: String { say("Highlights", context: "entries that stand out") }

    /// The part of the printed page with the pictures of favourite films.
    public var picturesOfFavourites: String { say("Pictures of favourites") }

    /// A fact with its day, such as "2 h 42 min, 8 Mar 2025", or one of them.
    package func fact(_ fact: String, on day: CalendarDay?) -> String {
        guard let day else { return fact }
        let short = shortDayOfYear(day)
        return fact.isEmpty ? short : valueOnDay(fact, short)
    }

    package var filmsLiked: String { say("films liked", context: "after a share") }

    /// The number of films that a share is based on.
    package func ofOpinions(_ count: Int) -> String {
        say(
            one: "of {count} film with feedback", other: "of {count} films with feedback",
            count: count)
    }

    /// The number of trips that were taken, such as "18 taken".
    package func taken(_ count: Int) -> String {
        say(one: "{count} taken", other: "{count} taken", count: count, context: "trips")
    }
}

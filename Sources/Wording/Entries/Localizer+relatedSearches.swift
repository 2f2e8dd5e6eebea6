package import Domain

/// Searches for entries that have something in common with an entry.
extension Localizer {
    /// The heading over the searches related to an entry.
    public var seeAll: String { say("Related") }

    /// Returns the searches by a film's place and directors, as far as they are recorded.
    package func relatedSearches(of film: Film) -> [RelatedSearch] {
        let place = film.place.isEmpty ? [] : [film.place]
        return place.map {
            relatedSearch(say("Films: {place}", ["place": $0.quoted]), .film, .place, $0)
        }
            + film.directors.map {
                relatedSearch(
                    say("Films by {director}", ["director": $0.quoted]), .film, .director, $0)
            }
    }

    package func relatedSearches(of trip: Trip) -> [RelatedSearch] {
        var searches: [RelatedSearch] = []
        if !trip.service.isEmpty {
            searches.append(
                relatedSearch(
                    say("Trips on {service}", ["service": trip.service.quoted]), .trip, .service,
                    trip.service))
        }
        if !trip.operator.isEmpty {
            searches.append(
                relatedSearch(
                    say("Trips with {operator}", ["operator": trip.operator.quoted]), .trip,
                    .operator, trip.operator))
        }
        let route = Route(CountedName(trip.from), CountedName(trip.to))
        searches.append(
            RelatedSearch(
                name: say(
                    "Trips from {from} to {to}",
                    ["from": trip.from.quoted, "to": trip.to.quoted]),
                search: (SearchTerms.kind(.trip) + route.terms).text))
        return searches
    }

    private func relatedSearch(
        _ name: String, _ kind: EntryKind, _ fact: SearchOperator, _ text: String
    ) -> RelatedSearch {
        RelatedSearch(
            name: name,
            search: (SearchTerms.kind(kind) + .whole(fact, CountedName(text))).text)
    }
}

/// A search for entries that have something in common with one, such as all films at its cinema.
public struct RelatedSearch: Hashable, Sendable {
    /// The name of the entries that it finds, such as "Films at Filmhauskino".
    public let name: String
    /// The search that finds them in the list, as a person would type it.
    public let search: String
}

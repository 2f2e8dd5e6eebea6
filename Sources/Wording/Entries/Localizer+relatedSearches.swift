package import Domain
package import Presentation

/// Searches for entries that have something in common with an entry.
extension Localizer {
    /// The heading over the searches related to an entry.
    public var seeAll: String { say("Related") }

    /// Returns the searches by a film's place and directors, as far as they are recorded.
    package func wholes(of film: Film) -> [RelatedSearch] {
        let place = film.place.isEmpty ? [] : [film.place]
        return place.map {
            whole(say("Films: {place}", ["place": $0.quoted]), .film, .place, $0)
        }
            + film.directors.map {
                whole(say("Films by {director}", ["director": $0.quoted]), .film, .director, $0)
            }
    }

    package func wholes(of trip: Trip) -> [RelatedSearch] {
        var wholes: [RelatedSearch] = []
        if !trip.service.isEmpty {
            wholes.append(
                whole(
                    say("Trips on {service}", ["service": trip.service.quoted]), .trip, .service,
                    trip.service))
        }
        if !trip.operator.isEmpty {
            wholes.append(
                whole(
                    say("Trips with {operator}", ["operator": trip.operator.quoted]), .trip,
                    .operator, trip.operator))
        }
        let route = Route(CountedName(trip.from), CountedName(trip.to))
        wholes.append(
            RelatedSearch(
                name: say(
                    "Trips from {from} to {to}",
                    ["from": trip.from.quoted, "to": trip.to.quoted]),
                search: (SearchTerms.kind(.trip) + route.terms).text))
        return wholes
    }

    private func whole(
        _ name: String, _ kind: EntryKind, _ fact: SearchOperator, _ text: String
    ) -> RelatedSearch {
        RelatedSearch(
            name: name,
            search: (SearchTerms.kind(kind) + .whole(fact, CountedName(text))).text)
    }
}

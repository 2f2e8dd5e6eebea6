package import Domain
package import Presentation

/// What an entry is part of.
extension LocalWords {
    /// Over the searches that find it.
    public var seeAll: String { say("See all") }

    /// Nothing of what nobody wrote down.
    package func wholes(of film: Film) -> [RelatedSearch] {
        let place = film.place.isEmpty ? [] : [film.place]
        return place.map {
            whole(say("Films at {place}", ["place": $0.quoted]), .film, .place, $0)
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
                    say("Trips by {service}", ["service": trip.service.quoted]), .trip, .service,
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

package import Domain
package import Maps
package import Presentation

/// Words of maps.
extension Localizer {
    /// The number of stops without a known place that are listed below a map.
    private static let mostUnknown = 8

    /// Makes the chart of trips on a map, or `nil` if the places of none are known.
    ///
    /// - Parameters:
    ///   - place: returns the link to the entries of a place.
    ///   - unknown: returns the link to the entries of a stop whose place is not known.
    package func map(
        of trips: LocatedTrips, on atlas: Atlas, place link: (LocatedTrips.Place) -> ChartLink?,
        unknown: (CountedName) -> ChartLink? = { _ in nil }
    ) -> Chart? {
        guard trips.count > 0 else { return nil }
        let countries = trips.countries
        let map = MapChart(atlas, trips.network, visited: countries) { node in
            let place = trips.place(at: node.place.position)
            return point(node, place, link: place.flatMap(link))
        }
        let stops = trips.unknownStops
        return Chart(
            id: "map", title: say("Map"),
            summary: [
                say(
                    "Map of {places} and {trips}.",
                    [
                        "places": say(
                            one: "{count} place", other: "{count} places", count: map.points.count),
                        "trips": entries(trips.count, of: .trip),
                    ]),
                say(
                    one: "In {count} country.", other: "In {count} countries.",
                    ifAny: countries.count),
            ].spaced,
            note: [
                say(
                    one: "{count} trip has a place that is not known.",
                    other: "{count} trips have a place that is not known.",
                    ifAny: trips.unlocated),
                stops.isEmpty ? "" : notShown(max(stops.count - Self.mostUnknown, 0)),
                trips.isAbout
                    ? say("A stop without coordinates is shown about where its town is.") : "",
            ].spaced,
            unplaced: stops.prefix(Self.mostUnknown).map { stop, count in
                ChartPoint(
                    name: stop.text, values: [number(count)],
                    label: entries(count, of: .trip),
                    description: self.point(stop.text, entries(count, of: .trip)),
                    link: unknown(stop))
            },
            headings: [
                placeHeading, say("Country", context: "the heading of a column"), listed(.trip),
                say("First", context: "the day of the first trip"),
                say("Last", context: "the day of the last trip"),
            ],
            drawing: .map(map))
    }

    private func point(
        _ node: MapNetwork.Node, _ place: LocatedTrips.Place?, link: ChartLink?
    ) -> ChartPoint {
        let (name, count) = (node.place.name, number(node.count))
        let trips = entries(node.count, of: .trip)
        let country = place?.country.map(country) ?? ""
        return ChartPoint(
            name: name,
            values: [
                country, count, place?.days.map { day($0.lowerBound) } ?? "",
                place?.days.map { day($0.upperBound) } ?? "",
            ],
            label: count,
            description: country.isEmpty ? point(name, trips) : point(name, country, trips),
            link: link)
    }
}

extension LocatedTrips {
    /// The places of the trips and the ways between them. A trip of which one end is known counts
    /// there, and is no way.
    fileprivate var network: MapNetwork {
        MapNetwork(
            routes.map {
                MapTrip(from: MapPlace($0.from), to: MapPlace($0.to), count: $0.count)
            }
                + ends.map { stop, count in
                    MapTrip(from: MapPlace(stop), to: MapPlace(stop), count: count)
                })
    }

    fileprivate func place(at position: GeoPosition) -> Place? {
        Coordinates(latitude: position.latitude, longitude: position.longitude)
            .flatMap { place(at: $0) }
    }
}

extension MapPlace {
    fileprivate init(_ stop: LocatedStop) {
        self.init(
            name: stop.name,
            position: GeoPosition(
                latitude: stop.coordinates.latitude, longitude: stop.coordinates.longitude))
    }
}

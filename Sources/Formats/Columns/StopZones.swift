import Domain

/// The zones of the clocks at the stops of a trip, as far as its places are found.
struct StopZones {
    var departure: Zone?
    var arrival: Zone?

    subscript(stop: TripStop) -> Zone? { stop == .departure ? departure : arrival }

    /// Returns the zones if those of all stops with a time are known, or none of them: a time with
    /// a zone cannot be compared with one without.
    func complete(withArrival hasArrival: Bool) -> StopZones {
        departure == nil || hasArrival && arrival == nil ? StopZones() : self
    }
}

/// Looks up the zones at the stops of trips. Those of a route are looked up once.
struct StopZonesSearch {
    struct Route: Hashable {
        var from = ""
        var to = ""
        var mode = TravelMode.other
        var `operator` = ""
        var fromCoordinates: Coordinates?
        var toCoordinates: Coordinates?
    }

    private let gazetteer: (any FindsPlaces)?
    private var known: [Route: StopZones] = [:]

    /// The greatest number of routes that are kept.
    private static let most = 10_000

    /// - Parameter gazetteer: the places, or `nil` if none is known.
    init(_ gazetteer: (any FindsPlaces)?) {
        self.gazetteer = gazetteer
    }

    mutating func zones(of route: Route) -> StopZones {
        guard let gazetteer else { return StopZones() }
        if let zones = known[route] { return zones }
        func hints(_ place: Coordinates?) -> PlaceHints {
            PlaceHints(
                mode: route.mode, known: place.map { KnownPlace(coordinates: $0) },
                operator: route.operator)
        }
        func ends(_ name: (String) -> String) -> FoundEnds {
            gazetteer.ends(
                from: (name(route.from), hints(route.fromCoordinates)),
                to: (name(route.to), hints(route.toCoordinates)))
        }
        let found = ends { $0 }
        let isFound = found.zone(at: .departure) != nil && found.zone(at: .arrival) != nil
        // Stops of local transport have their town behind a comma, as in `Neumarkt, Köln`.
        let towns = isFound ? found : ends { $0.parted(atLast: ", ")?.after.unlessEmpty ?? $0 }
        func zone(_ stop: TripStop, _ name: String) -> Zone? {
            found.zone(at: stop) ?? towns.zone(at: stop)
                ?? gazetteer.airport(of: name, by: route.mode).flatMap {
                    try? Zone.identified(by: $0.zone)
                }
        }
        let zones = StopZones(
            departure: zone(.departure, route.from), arrival: zone(.arrival, route.to))
        if known.count >= Self.most { known = [:] }
        known[route] = zones
        return zones
    }
}

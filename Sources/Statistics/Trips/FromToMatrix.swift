public import Domain

/// The routes of trips that were taken.
public struct FromToMatrix: Hashable, Sendable {
    private var counts = ByName<Route, Int>(0)
    /// The number of trips at each place. A trip counts at both its ends.
    private var ends = ByName<CountedName, Int>(0)

    public mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken else { return }
        counts.add(trip.route)
        ends.add(trip.from)
        if trip.to != trip.from { ends.add(trip.to) }
    }

    /// The routes, the most frequent first, then by the alphabet.
    public var routes: [CountedGroup<Route>] { most(.max) }

    /// Returns the first of `routes`.
    public func most(_ count: Int) -> [CountedGroup<Route>] {
        counts.most(count).map { Self.group($0.usual, $0.value) }
    }

    /// The number of routes that were taken once.
    public var takenOnce: Int { counts.count { $0.value == 1 } }

    /// The routes that were taken once, by the alphabet.
    public var once: [CountedGroup<Route>] {
        counts.filter { $0.value == 1 }.sorted { $0.name < $1.name }.map { Self.group($0.usual, 1) }
    }

    /// Returns the places with the most trips, the most frequent first, then by the alphabet.
    public func places(_ count: Int) -> [CountedName] { ends.most(count).map(\.usual) }

    /// Returns a table with a row for each origin and a column for each destination.
    public func table(of places: [CountedName]) -> [[CountedGroup<Route>]] {
        places.map { from in
            places.map { to in
                let route = Route(from, to)
                return Self.group(route, counts[route])
            }
        }
    }

    private static func group(_ route: Route, _ count: Int) -> CountedGroup<Route> {
        CountedGroup(route, count: count, terms: route.terms + .has(.taken))
    }
}

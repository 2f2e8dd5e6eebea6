/// Which ways trips went that were taken.
public struct FromToMatrix: Hashable, Sendable {
    private var counts = ByName<Route, Int>(0)
    /// A trip is at both its ends.
    private var ends = ByName<CountedName, Int>(0)

    public init() {}

    public mutating func add(_ trip: CountedTrip) {
        guard trip.isTaken else { return }
        counts.add(trip.route)
        ends.add(trip.from)
        if trip.to != trip.from { ends.add(trip.to) }
    }

    /// The most frequent first, then by the alphabet.
    public var routes: [CountedGroup<Route>] { most(.max) }

    /// The first of these.
    public func most(_ count: Int) -> [CountedGroup<Route>] {
        counts.most(count).map { Self.group($0.usual, $0.value) }
    }

    /// How many were taken once.
    public var takenOnce: Int { counts.count { $0.value == 1 } }

    /// Those that were taken once, by the alphabet.
    public var once: [CountedGroup<Route>] {
        counts.filter { $0.value == 1 }.sorted { $0.name < $1.name }.map { Self.group($0.usual, 1) }
    }

    /// The places with the most trips, the most frequent first, then by the alphabet.
    public func places(_ count: Int) -> [CountedName] { ends.most(count).map(\.usual) }

    /// A row for where trips begin with a column for where they end.
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

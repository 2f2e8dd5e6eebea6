/// Which ways trips went that were not cancelled.
public struct FromToMatrix: TripFigure, Hashable, Sendable {
    private var counts: [Route: Int] = [:]

    public init() {}

    public mutating func add(_ trip: CountedTrip) {
        if !trip.isCancelled { counts[Route(trip.from, trip.to), default: 0] += 1 }
    }

    /// The most frequent first, then by the alphabet.
    public var routes: [CountedGroup<Route>] { most(.max) }

    /// The first of these.
    public func most(_ count: Int) -> [CountedGroup<Route>] {
        counts.first(count) { left, right in
            left.value == right.value ? left.key < right.key : left.value > right.value
        }.map(Self.group)
    }

    /// How many were taken once.
    public var takenOnce: Int { counts.values.count { $0 == 1 } }

    /// Those that were taken once, by the alphabet.
    public var once: [CountedGroup<Route>] {
        counts.filter { $0.value == 1 }.sorted { $0.key < $1.key }.map(Self.group)
    }

    /// The places with the most trips, the most frequent first, then by the alphabet.
    public func places(_ count: Int) -> [CountedName] {
        var sums: [CountedName: Int] = [:]
        for (route, count) in counts {
            sums[route.from, default: 0] += count
            if route.from != route.to { sums[route.to, default: 0] += count }
        }
        return sums.first(count) { left, right in
            left.value == right.value ? left.key < right.key : left.value > right.value
        }.map(\.key)
    }

    /// A row for where trips begin with a column for where they end.
    public func table(of places: [CountedName]) -> [[CountedGroup<Route>]] {
        places.map { from in
            places.map { to in
                let route = Route(from, to)
                return Self.group(route, counts[route] ?? 0)
            }
        }
    }

    private static func group(_ route: Route, _ count: Int) -> CountedGroup<Route> {
        CountedGroup(route, count: count, terms: route.terms + .hasNot(.cancelled))
    }
}

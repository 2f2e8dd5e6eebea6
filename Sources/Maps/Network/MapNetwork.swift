/// The places of trips, each once, and the number of trips between each two of them.
public struct MapNetwork: Hashable, Sendable {
    /// A place with the number of trips that begin or end there.
    public struct Node: Hashable, Sendable {
        /// The place, under the name that most of its trips use.
        public let place: MapPlace
        public let count: Int
    }

    /// The numbers of two places, the lower first: both directions are the same way.
    public struct Way: Hashable, Sendable {
        public let from: Int
        public let to: Int
        public let count: Int
    }

    /// The places, in descending order of their trips.
    public let nodes: [Node]
    /// The ways, in descending order of their trips. None leads from a place to itself.
    public let ways: [Way]

    public init(_ trips: some Sequence<MapTrip>) {
        var gathering = Gathering()
        for trip in trips where trip.count > 0 { gathering.add(trip) }
        (nodes, ways) = gathering.sorted
    }

    private struct Gathering {
        var numbers: [GeoPosition: Int] = [:]
        var places: [(place: MapPlace, count: Int)] = []
        /// The number of trips for each name, of places with several names.
        var names: [Int: [String: Int]] = [:]
        var ways: [UInt64: Int] = [:]

        mutating func add(_ trip: MapTrip) {
            let from = number(of: trip.from, trip.count)
            guard trip.from.position != trip.to.position else { return }
            let to = number(of: trip.to, trip.count)
            ways[UInt64(min(from, to)) << 32 | UInt64(max(from, to)), default: 0] += trip.count
        }

        private mutating func number(of place: MapPlace, _ count: Int) -> Int {
            guard let number = numbers[place.position] else {
                numbers[place.position] = places.count
                places.append((place, count))
                return places.count - 1
            }
            let known = places[number]
            if names[number] != nil || known.place.name != place.name {
                names[number, default: [known.place.name: known.count]][
                    place.name, default: 0] += count
            }
            places[number].count += count
            return number
        }

        var sorted: ([Node], [Way]) {
            let order = places.indices.sorted { one, other in
                (-places[one].count, name(of: one), one)
                    < (-places[other].count, name(of: other), other)
            }
            var ranks = Array(repeating: 0, count: order.count)
            for (rank, number) in order.enumerated() { ranks[number] = rank }
            let nodes = order.map { number in
                let place = MapPlace(
                    name: name(of: number), position: places[number].place.position)
                return Node(place: place, count: places[number].count)
            }
            let ways = self.ways.map { key, count in
                let ends = (ranks[Int(key >> 32)], ranks[Int(key & 0xFFFF_FFFF)])
                return Way(from: min(ends.0, ends.1), to: max(ends.0, ends.1), count: count)
            }
            return (nodes, ways.sorted { ($1.count, $0.from, $0.to) < ($0.count, $1.from, $1.to) })
        }

        private func name(of number: Int) -> String {
            guard let names = names[number] else { return places[number].place.name }
            return names.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
        }
    }
}

/// A place on a map where trips begin or end.
public struct MapPlace: Hashable, Sendable {
    /// The name beside the place's dot.
    public let name: String
    public let position: GeoPosition

    public init(name: String, position: GeoPosition) {
        (self.name, self.position) = (name, position)
    }
}

/// The trips from one place to another.
public struct MapTrip: Hashable, Sendable {
    public let from: MapPlace
    public let to: MapPlace
    /// The number of trips.
    public let count: Int

    public init(from: MapPlace, to: MapPlace, count: Int = 1) {
        (self.from, self.to, self.count) = (from, to, count)
    }
}

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

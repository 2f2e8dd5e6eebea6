/// An end of trips on a map.
public struct MapPlace: Hashable, Sendable {
    /// As it stands beside its dot.
    public let name: String
    public let position: GeoPosition

    public init(name: String, position: GeoPosition) {
        (self.name, self.position) = (name, position)
    }
}

/// Trips from a place to another.
public struct MapTrip: Hashable, Sendable {
    public let from: MapPlace
    public let to: MapPlace
    /// How many trips there are.
    public let count: Int

    public init(from: MapPlace, to: MapPlace, count: Int = 1) {
        (self.from, self.to, self.count) = (from, to, count)
    }
}

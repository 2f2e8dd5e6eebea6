/// A town under one of its names.
public struct Town: Hashable, Sendable {
    public let name: String
    /// The country's two-letter code by ISO 3166.
    public let country: String
    /// The zone's name in the time zone database.
    public let zone: String
    /// The coordinates of the town's middle, to about a kilometre.
    public let coordinates: Coordinates
    /// The size class. Towns of the next class have about three quarters more people.
    public let size: Int

    public init(name: String, country: String, zone: String, coordinates: Coordinates, size: Int) {
        self.name = name
        self.country = country
        self.zone = zone
        self.coordinates = coordinates
        self.size = size
    }
}

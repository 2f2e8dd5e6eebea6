/// A town under one of its names.
public struct Town: Hashable, Sendable {
    public let name: String
    /// ISO 3166's code of two letters.
    public let country: String
    /// A name of the time zone database.
    public let zone: String
    /// Those of its middle, to about a kilometre.
    public let coordinates: Coordinates
    /// Its size class: a town of the next one has about three quarters more people.
    public let size: Int

    public init(name: String, country: String, zone: String, coordinates: Coordinates, size: Int) {
        self.name = name
        self.country = country
        self.zone = zone
        self.coordinates = coordinates
        self.size = size
    }
}

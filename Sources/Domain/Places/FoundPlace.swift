/// A place that was looked up by the name of a stop. It is derived, and no file holds it.
public struct FoundPlace: Hashable, Sendable {
    /// The part of the stop's name that was found, such as `Köln` of `Köln Hbf`.
    public let name: String
    /// The country's two-letter code by ISO 3166.
    public let country: String
    /// The zone's name in the time zone database, or `nil` if the country has places of that name
    /// in several zones.
    public let zone: String?
    /// The coordinates, or `nil` if the country has several places of that name and none is much
    /// the largest.
    public let coordinates: Coordinates?
    /// Whether the coordinates are those of the town that the stop is in or near.
    public let isAbout: Bool

    public init(
        name: String, country: String, zone: String?, coordinates: Coordinates?, isAbout: Bool
    ) {
        self.name = name
        self.country = country
        self.zone = zone
        self.coordinates = coordinates
        self.isAbout = isAbout
    }
}

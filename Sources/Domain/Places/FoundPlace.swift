/// A place that was looked up by the name of a stop: derived from the name, and in no file.
public struct FoundPlace: Hashable, Sendable {
    /// As much of the stop's name as was found, such as `Köln` of `Köln Hbf`.
    public let name: String
    /// ISO 3166's code of two letters.
    public let country: String
    /// A name of the time zone database; `nil` if the country has several places of that name, in
    /// several zones.
    public let zone: String?
    /// `nil` if the country has several places of that name, of which none is much the largest.
    public let coordinates: Coordinates?
    /// Whether the coordinates are those of a town, and the stop is somewhere about it.
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

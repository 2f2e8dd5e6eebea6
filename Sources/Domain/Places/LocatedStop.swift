/// An end of trips with its place on the Earth.
public struct LocatedStop: Hashable, Sendable {
    /// The whole name of the stop, as the trips have it.
    public let stop: CountedName
    /// The name of the town if the coordinates are that one's, or else the name of the stop.
    public let name: String
    /// ISO 3166's code of two letters, or `nil` if the country cannot be told.
    public let country: String?
    public let coordinates: Coordinates
    /// Whether the coordinates are those of a town, and the stop is somewhere about it.
    public let isAbout: Bool

    /// - Parameters:
    ///   - coordinates: The coordinates that the journal has of the stop, which come before those
    ///     that were found.
    ///   - found: The place that was looked up by the name.
    /// - Returns: `nil` if neither has coordinates.
    init?(_ stop: CountedName, at coordinates: Coordinates?, found: FoundPlace?) {
        guard let place = coordinates ?? found?.coordinates else { return nil }
        self.stop = stop
        self.coordinates = place
        isAbout = coordinates == nil && found?.isAbout == true
        name = isAbout ? found?.name ?? stop.text : stop.text
        country = found?.country
    }
}

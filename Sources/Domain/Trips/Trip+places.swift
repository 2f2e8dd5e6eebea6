extension Trip {
    /// Returns the coordinates of an end, or `nil` if they are unknown.
    public func coordinates(at end: TripStop) -> Coordinates? {
        end == .departure ? fromCoordinates : toCoordinates
    }

    /// The great-circle distance between the ends in kilometres, or `nil` if one of them is unknown
    /// or both are the same.
    public var greatCircle: Double? {
        guard let fromCoordinates, let toCoordinates else { return nil }
        let length = fromCoordinates.distance(to: toCoordinates)
        return length < 0.05 ? nil : length
    }
}

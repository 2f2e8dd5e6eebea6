extension Trip {
    /// Where an end of it is; nil where nobody knows.
    public func coordinates(at end: TripStop) -> Coordinates? {
        end == .departure ? fromCoordinates : toCoordinates
    }

    /// The shortest way there is between its ends, in kilometres; nil where one of them is not
    /// known, and for a trip that ends where it began.
    public var greatCircle: Double? {
        guard let fromCoordinates, let toCoordinates else { return nil }
        let length = fromCoordinates.distance(to: toCoordinates)
        return length < 0.05 ? nil : length
    }
}

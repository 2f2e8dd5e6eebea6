import Domain

extension ReservationNode {
    /// Where a station or an airport is; nil where that is not said, or is no place on the Earth.
    var coordinates: Coordinates? {
        let place = object("geo") ?? self
        guard let latitude = place.line(["latitude"]), let longitude = place.line(["longitude"])
        else { return nil }
        return Coordinates("\(latitude);\(longitude)")
    }
}

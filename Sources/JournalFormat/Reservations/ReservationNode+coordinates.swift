import Domain

extension ReservationNode {
    /// The place of a station or an airport, or `nil` if it is missing or no place on the Earth.
    var coordinates: Coordinates? {
        let place = object("geo") ?? self
        guard let latitude = place.line(["latitude"]), let longitude = place.line(["longitude"])
        else { return nil }
        return Coordinates("\(latitude);\(longitude)")
    }
}

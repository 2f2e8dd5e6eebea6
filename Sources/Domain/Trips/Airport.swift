public struct Airport: Hashable, Sendable {
    /// The IATA code, such as `CGN`.
    package let code: String
    public let name: String
    public let coordinates: Coordinates
    /// The name in the time zone database.
    public let zone: String

    public init(code: String, name: String, coordinates: Coordinates, zone: String) {
        self.code = code
        self.name = name
        self.coordinates = coordinates
        self.zone = zone
    }

    /// Returns the airport code in a place's name, which is the name itself, as in `CGN`, or in
    /// brackets, as in `Cologne Bonn (CGN)`. Returns `nil` for other names, such as `Ulm`.
    public static func code(in place: String) -> String? {
        let words = place.split(whereSeparator: \.isWhitespace)
        guard let last = words.last else { return nil }
        let isInBrackets = last.first == "(" && last.last == ")"
        let code = isInBrackets ? last.dropFirst().dropLast() : last
        guard words.count == 1 || isInBrackets, code.utf8.count == 3,
            code.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
        else { return nil }
        return String(code)
    }
}

public protocol FindsAirports: Sendable {
    /// Returns an airport, or `nil` if there is none with this code.
    func airport(code: String) -> Airport?
}

extension FindsAirports {
    /// Returns the airport at an end of a flight, by the code in the name of the place.
    public func airport(of place: String, by mode: TravelMode) -> Airport? {
        guard mode == .flight else { return nil }
        return Airport.code(in: place).flatMap(airport(code:))
    }
}

extension Trip {
    /// Returns the trip with the coordinates of its airports, if it is a flight whose places
    /// contain their codes and have no coordinates yet.
    public func located(by airports: any FindsAirports) -> Trip {
        var trip = self
        trip.fromCoordinates = fromCoordinates ?? airports.airport(of: from, by: mode)?.coordinates
        trip.toCoordinates = toCoordinates ?? airports.airport(of: to, by: mode)?.coordinates
        return trip
    }
}

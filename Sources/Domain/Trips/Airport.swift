/// An airport, by its code.
public struct Airport: Hashable, Sendable {
    /// IATA's, such as `CGN`.
    package let code: String
    public let name: String
    public let coordinates: Coordinates
    /// A name of the time zone database.
    public let zone: String

    public init(code: String, name: String, coordinates: Coordinates, zone: String) {
        self.code = code
        self.name = name
        self.coordinates = coordinates
        self.zone = zone
    }

    /// The code that a place's name has: `CGN` by itself, or `Cologne Bonn (CGN)`. Nil for any other
    /// name, such as `Ulm`.
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

/// Knows airports.
public protocol FindsAirports: Sendable {
    /// Returns nil if there is no airport with this code.
    func airport(code: String) -> Airport?
}

extension FindsAirports {
    /// The airport where a flight departs or arrives, by the code in the name of the place.
    public func airport(of place: String, by mode: TravelMode) -> Airport? {
        guard mode == .flight else { return nil }
        return Airport.code(in: place).flatMap(airport(code:))
    }
}

extension Trip {
    /// This trip with the coordinates of its airports, where it is a flight whose ends name their
    /// codes and have no coordinates yet.
    public func located(by airports: any FindsAirports) -> Trip {
        var trip = self
        trip.fromCoordinates =
            fromCoordinates ?? airports.airport(of: from, by: mode)?.coordinates
        trip.toCoordinates = toCoordinates ?? airports.airport(of: to, by: mode)?.coordinates
        return trip
    }
}

public import Domain

/// Knows three airports.
public struct AirportsDouble: FindsAirports {
    public init() {}

    public func airport(code: String) -> Airport? {
        Self.all.first { $0.code == code }
    }

    private static let all = [
        ("CGN", "Cologne Bonn Airport", "50.8659, 7.1427", "Europe/Berlin"),
        ("VIE", "Vienna International Airport", "48.1103, 16.5697", "Europe/Vienna"),
        ("LIS", "Lisbon Portela Airport", "38.7813, -9.1359", "Europe/Lisbon"),
    ].compactMap { code, name, place, zone in
        Coordinates(place).map { Airport(code: code, name: name, coordinates: $0, zone: zone) }
    }
}

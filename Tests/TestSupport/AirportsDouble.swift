public import Domain

/// A table of six airports.
public struct AirportsDouble: FindsAirports {
    public init() {}

    public func airport(code: String) -> Airport? {
        Self.all.first { $0.code == code }
    }

    private static let all = [
        ("CGN", "Cologne Bonn Airport", "50.8659, 7.1427", "Europe/Berlin"),
        ("EWR", "Newark Liberty International Airport", "40.6925, -74.1687", "America/New_York"),
        ("FRA", "Frankfurt am Main Airport", "50.0264, 8.5431", "Europe/Berlin"),
        ("JFK", "John F. Kennedy International Airport", "40.6398, -73.7789", "America/New_York"),
        ("VIE", "Vienna International Airport", "48.1103, 16.5697", "Europe/Vienna"),
        ("LIS", "Lisbon Portela Airport", "38.7813, -9.1359", "Europe/Lisbon"),
    ].compactMap { code, name, place, zone in
        Coordinates(place).map { Airport(code: code, name: name, coordinates: $0, zone: zone) }
    }
}

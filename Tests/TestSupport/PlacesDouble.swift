public import Domain

/// A table of six airports and five towns, and of one town that only its operator tells.
public struct PlacesDouble: FindsPlaces {
    public let version: String

    public init(version: String = "") { self.version = version }

    public func airport(code: String) -> Airport? {
        Self.all.first { $0.code == Self.codes[code] ?? code }
    }

    /// The country of the first town in the name, or of its airport's zone or the known one.
    public func place(of name: String, hints: PlaceHints) -> FoundPlace? {
        if let airport = hints.mode.flatMap({ airport(of: name, by: $0) }) {
            return country(of: airport.zone).map {
                FoundPlace(
                    name: name, country: $0, zone: airport.zone, coordinates: airport.coordinates,
                    isAbout: false)
            }
        }
        if let zone = hints.known?.zone, let country = country(of: zone) {
            return FoundPlace(
                name: name, country: country, zone: zone, coordinates: nil, isAbout: true)
        }
        if name.hasPrefix("Cambridge") {
            guard hints.operator == Self.operator else { return nil }
            return FoundPlace(
                name: "Cambridge", country: "GB", zone: "Europe/London", coordinates: nil,
                isAbout: true)
        }
        return Self.towns.first { name.hasPrefix($0.name) }.map {
            FoundPlace(
                name: $0.name, country: $0.country, zone: $0.zone, coordinates: $0.coordinates,
                isAbout: true)
        }
    }

    public func towns(beginning letters: String, most: Int) -> [Town] {
        Array(
            Self.towns.filter { $0.name.lowercased().hasPrefix(letters.lowercased()) }.prefix(most))
    }

    public func areOfStation(_ words: String) -> Bool { words == "Hbf" }

    public func country(of zone: String) -> String? {
        [
            "America/New_York": "US", "Europe/Berlin": "DE", "Europe/Lisbon": "PT",
            "Europe/London": "GB", "Europe/Paris": "FR", "Europe/Vienna": "AT",
        ][zone]
    }

    public var defects: [PlaceDefect] { [] }

    /// The operator by which Cambridge is in Great Britain. Otherwise its country cannot be told.
    public static let `operator` = "Greater Anglia"

    private static let towns = [
        ("London", "GB", "51.51, -0.13", "Europe/London", 14),
        ("Paris", "FR", "48.85, 2.35", "Europe/Paris", 12),
        ("Wien", "AT", "48.21, 16.37", "Europe/Vienna", 11),
        ("Köln", "DE", "50.93, 6.95", "Europe/Berlin", 9),
        ("York", "GB", "53.96, -1.08", "Europe/London", 6),
    ].compactMap { name, country, place, zone, size in
        Coordinates(place).map {
            Town(name: name, country: country, zone: zone, coordinates: $0, size: size)
        }
    }

    /// The other codes of ICAO's.
    private static let codes = [
        "EDDF": "FRA", "EDDK": "CGN", "KEWR": "EWR", "KJFK": "JFK", "LOWW": "VIE", "LPPT": "LIS",
    ]

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

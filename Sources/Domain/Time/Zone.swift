public import Foundation

/// The time zone by which the clock of a `DateTime` is set.
public enum Zone: Hashable, Sendable {
    /// The wall clock wherever one happens to be: RFC 5545's form 1. It names no instant.
    case floating
    case utc
    /// A zone of the IANA time zone database, such as `Europe/Vienna`.
    case named(String)
    /// A zone that only the file itself defines, as it stood at this time.
    case custom(name: String, secondsFromUTC: Int)

    /// A zone of the time zone database; an identifier it does not hold is an error.
    public static func identified(by identifier: String) throws(TripError) -> Zone {
        if identifier == "UTC" { return .utc }
        guard identifier.utf8.contains(UInt8(ascii: "/")) || withoutRegion.contains(identifier),
            TimeZone(identifier: identifier) != nil
        else { throw .unknownTimeZone(identifier) }
        return .named(identifier)
    }

    /// The zone of the time zone database that somebody means by its name, whatever the capitals.
    public static func typed(_ name: String) throws(TripError) -> Zone {
        try identified(by: known[name.lowercased()] ?? name)
    }

    /// The names that are offered where one is typed, such as "Europe/Vienna".
    package static let offered: [String] = {
        let known = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }
        return (known + ["UTC"]).sorted()
    }()

    /// By their names in small letters.
    private static let known = Dictionary(
        (TimeZone.knownTimeZoneIdentifiers + ["UTC"]).map { ($0.lowercased(), $0) }
    ) { first, _ in first }

    /// The names of the time zone database that name no region. Foundation also takes
    /// abbreviations such as PST, which mean one zone to some and another one to others.
    private static let withoutRegion: Set = [
        "CET", "CST6CDT", "Cuba", "EET", "EST", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "HST",
        "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "MET",
        "MST", "MST7MDT", "NZ", "NZ-CHAT", "Navajo", "PRC", "PST8PDT", "Poland", "Portugal", "ROC",
        "ROK", "Singapore", "Turkey", "W-SU", "WET",
    ]

    /// Its name for people; empty for a floating time.
    public var name: String {
        switch self {
        case .floating: ""
        case .utc: "UTC"
        case .named(let identifier): identifier
        case .custom(let name, _): name
        }
    }

    /// Nil for a floating time.
    public var timeZone: TimeZone? {
        switch self {
        case .floating: nil
        case .utc: .gmt
        case .named(let identifier): TimeZone(identifier: identifier) ?? .gmt
        case .custom(_, let seconds): TimeZone(secondsFromGMT: seconds) ?? .gmt
        }
    }
}

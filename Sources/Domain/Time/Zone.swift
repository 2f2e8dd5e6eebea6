public import Foundation

public enum Zone: Hashable, Codable, Sendable {
    /// The local time wherever the person is: form 1 of RFC 5545. It tells no instant.
    case floating
    case utc
    /// A zone of the IANA time zone database, such as `Europe/Vienna`.
    case named(String)
    /// A zone that only the file defines, with its offset at this time.
    case custom(name: String, secondsFromUTC: Int)

    /// Returns a zone of the time zone database.
    ///
    /// - Throws: `TripError.unknownTimeZone` if it is not in the database.
    public static func identified(by identifier: String) throws(TripError) -> Zone {
        if identifier == "UTC" { return .utc }
        guard identifier.utf8.contains(UInt8(ascii: "/")) || withoutRegion.contains(identifier),
            TimeZone(identifier: identifier) != nil
        else { throw .unknownTimeZone(identifier) }
        return .named(identifier)
    }

    /// Returns a zone of the time zone database by its typed name, in either case.
    ///
    /// - Throws: `TripError.unknownTimeZone` if it is not in the database.
    public static func typed(_ name: String) throws(TripError) -> Zone {
        try identified(by: known[name.lowercased()] ?? name)
    }

    /// The names to choose from, such as "Europe/Vienna".
    package static let offered: [String] = {
        let known = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }
        return (known + ["UTC"]).sorted()
    }()

    /// The names by their lower-case form.
    private static let known = Dictionary(
        (TimeZone.knownTimeZoneIdentifiers + ["UTC"]).map { ($0.lowercased(), $0) }
    ) { first, _ in first }

    /// The names in the time zone database that contain no region. Foundation also accepts
    /// abbreviations such as PST, which are ambiguous.
    private static let withoutRegion: Set = [
        "CET", "CST6CDT", "Cuba", "EET", "EST", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "HST",
        "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "MET",
        "MST", "MST7MDT", "NZ", "NZ-CHAT", "Navajo", "PRC", "PST8PDT", "Poland", "Portugal", "ROC",
        "ROK", "Singapore", "Turkey", "W-SU", "WET",
    ]

    /// The name that the user sees; empty for a floating time.
    public var name: String {
        switch self {
        case .floating: ""
        case .utc: "UTC"
        case .named(let identifier): identifier
        case .custom(let name, _): name
        }
    }

    /// The Foundation time zone, or `nil` for a floating time.
    public var timeZone: TimeZone? {
        switch self {
        case .floating: nil
        case .utc: .gmt
        case .named(let identifier): TimeZone(identifier: identifier) ?? .gmt
        case .custom(_, let seconds): TimeZone(secondsFromGMT: seconds) ?? .gmt
        }
    }
}

/// The reason why a name in a file stands for no time zone.
public enum ZoneDefect: Error, Hashable, Codable, Sendable {
    /// Neither the time zone database nor the file has the zone.
    case unknown(String)
    /// The file's definition of the zone cannot be read.
    case senseless(String)
    /// A rule of the definition never applies, such as one for 30 February.
    case never(String)
    /// The definition takes more work than any real one.
    case endless(String)
}

// Conversions to and from the computer's local time. Its other settings, such as its calendar, are
// not used.

extension Zone {
    /// Returns the computer's zone. A zone without a place is UTC if it is equivalent, such as
    /// `Etc/UTC`, and otherwise floating.
    public static func local(_ timeZone: TimeZone = .current) -> Zone {
        let isUTC = ["UTC", "GMT", "Etc/UTC", "Etc/GMT"].contains(timeZone.identifier)
        return isUTC ? .utc : (try? .identified(by: timeZone.identifier)) ?? .floating
    }
}

extension DateTime {
    /// Creates the local time of the computer at a moment, or returns `nil` outside the years 1 to
    /// 9999.
    public init?(_ moment: Date, onClockIn timeZone: TimeZone) {
        let offset = timeZone.secondsFromGMT(for: moment)
        self.init(moment, in: .custom(name: "", secondsFromUTC: offset))
    }

    /// Returns the instant. A floating time is taken as the computer's local time.
    package func instant(onClockIn timeZone: TimeZone) -> Date? {
        guard zone == .floating else { return instant }
        return DateTime(secondsOnClock: secondsOnClock, zone: .named(timeZone.identifier))?.instant
    }
}

extension CalendarDay {
    /// Creates the day by the computer's local time at a moment, or returns `nil` outside the years
    /// 1 to 9999.
    public init?(_ moment: Date, in timeZone: TimeZone = .current) {
        guard let time = DateTime(moment, onClockIn: timeZone) else { return nil }
        self = time.day
    }
}

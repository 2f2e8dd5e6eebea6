public import Foundation

/// What the clock of a `DateTime` is set by.
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
        guard identifier.contains("/"), TimeZone(identifier: identifier) != nil else {
            throw .unknownTimeZone(identifier)
        }
        return .named(identifier)
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

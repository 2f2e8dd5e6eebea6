public import Foundation

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
        return DateTime(
            secondsOnClock: secondsOnClock, zone: .named(timeZone.identifier))?.instant
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

public import Foundation

// The time by a machine's clock. None of its other settings are used, not even its calendar.

extension Zone {
    /// The zone that a machine is in. One without a place, such as `Etc/UTC`, is UTC where it is
    /// that, and floating otherwise.
    public static func local(_ timeZone: TimeZone = .current) -> Zone {
        let isUTC = ["UTC", "GMT", "Etc/UTC", "Etc/GMT"].contains(timeZone.identifier)
        return isUTC ? .utc : (try? .identified(by: timeZone.identifier)) ?? .floating
    }
}

extension DateTime {
    /// The reading of a machine's clock at a moment, or nil outside the years 1 to 9999.
    public init?(_ moment: Date, onClockIn timeZone: TimeZone) {
        let offset = timeZone.secondsFromGMT(for: moment)
        self.init(moment, in: .custom(name: "", secondsFromUTC: offset))
    }

    /// The instant, of a floating time that by a machine's clock.
    package func instant(onClockIn timeZone: TimeZone) -> Date? {
        guard zone == .floating else { return instant }
        return DateTime(
            secondsOnClock: secondsOnClock, zone: .named(timeZone.identifier))?.instant
    }
}

extension CalendarDay {
    /// The day that a machine's clock shows at a moment; nil outside the years 1 to 9999.
    public init?(_ moment: Date, in timeZone: TimeZone = .current) {
        guard let time = DateTime(moment, onClockIn: timeZone) else { return nil }
        self = time.day
    }
}

import Domain
import Foundation

extension Values {
    /// Returns a DATE.
    static func encoded(_ day: CalendarDay) -> String {
        day.year.padded(to: 4) + day.month.padded(to: 2) + day.day.padded(to: 2)
    }

    /// Returns a DATE-TIME in the time's own zone, with a Z for UTC.
    static func encoded(_ time: DateTime) -> String {
        encoded(time.day) + "T" + time.hour.padded(to: 2) + time.minute.padded(to: 2)
            + time.second.padded(to: 2) + (time.zone == .utc ? "Z" : "")
    }

    /// Returns a DATE-TIME in UTC, or `nil` outside the years 1 to 9999.
    static func encoded(_ moment: Date) -> String? {
        DateTime(moment, in: .utc).map { encoded($0) }
    }

    /// Returns the moment of a DATE-TIME in UTC, or `nil` for any other value.
    static func moment(_ raw: String) -> Date? {
        guard let time = time(raw), let clock = time.clock, clock.isUTC else { return nil }
        return DateTime(
            time.day, hour: clock.hour, minute: clock.minute, second: clock.second, zone: .utc
        )?.instant
    }
}

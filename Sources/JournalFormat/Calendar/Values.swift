import CIcal
package import Domain
import Foundation

/// Reads and writes the values of RFC 5545 with libical.
package enum Values {
    /// Returns a TEXT without its escapes.
    package static func text(_ raw: String) -> String {
        guard raw.hasByte(UInt8(ascii: "\\")) else { return raw }
        // libical takes the text as a C string, which would end at a NUL.
        let whole = raw.hasByte(0) ? raw.replacing("\0", with: "") : raw
        guard let value = icalvalue_new_from_string(ICAL_TEXT_VALUE, whole) else { return raw }
        defer { icalvalue_free(value) }
        return icalvalue_get_text(value).map { String(cString: $0) } ?? raw
    }

    static func encoded(_ text: String) -> String {
        guard let value = icalvalue_new_text(text) else { return text }
        defer { icalvalue_free(value) }
        return icalvalue_as_ical_string(value).map { String(cString: $0) } ?? text
    }

    /// Returns the texts of a list of TEXTs, each without its escapes.
    package static func texts(_ raw: String) -> [String] {
        guard raw.utf8.contains(UInt8(ascii: "\\")) else {
            return raw.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
                .map { String(Substring($0)) }
        }
        var parts: [String] = []
        var part = ""
        var escaped = false
        for scalar in raw.unicodeScalars {
            if scalar == ",", !escaped {
                parts.append(text(part))
                part = ""
            } else {
                part.unicodeScalars.append(scalar)
            }
            escaped = scalar == "\\" && !escaped
        }
        return parts + [text(part)]
    }

    /// A DATE or a DATE-TIME as it is written.
    package struct Time: Hashable, Sendable {
        package let day: CalendarDay
        package let clock: Clock?

        /// Returns the time in a zone, or `nil` for a DATE.
        func dateTime(in zone: Zone) -> DateTime? {
            clock.flatMap {
                DateTime(day, hour: $0.hour, minute: $0.minute, second: $0.second, zone: zone)
            }
        }

        package struct Clock: Hashable, Sendable {
            package let hour: Int
            package let minute: Int
            package let second: Int
            package let isUTC: Bool
        }
    }

    package static func time(_ raw: String) -> Time? {
        let time = icaltime_from_string(raw)
        guard icaltime_is_null_time(time) == 0,
            let day = CalendarDay(year: Int(time.year), month: Int(time.month), day: Int(time.day))
        else { return nil }
        if time.is_date != 0 { return Time(day: day, clock: nil) }
        let clock = Time.Clock(
            hour: Int(time.hour), minute: Int(time.minute), second: Int(time.second),
            isUTC: icaltime_is_utc(time) != 0)
        return Time(day: day, clock: clock)
    }

    /// Returns a DURATION: calendar days, and seconds of elapsed time.
    package static func duration(_ raw: String) -> (days: Int, seconds: Int)? {
        guard raw.utf8.count <= 32,
            let value = icalvalue_new_from_string(ICAL_DURATION_VALUE, raw)
        else { return nil }
        defer { icalvalue_free(value) }
        let duration = icalvalue_get_duration(value)
        let sign = duration.is_neg != 0 ? -1 : 1
        let days = Int(duration.weeks) * 7 + Int(duration.days)
        let seconds =
            (Int(duration.hours) * 60 + Int(duration.minutes)) * 60 + Int(duration.seconds)
        return (sign * days, sign * seconds)
    }

    /// Returns the time after a DURATION, or `nil` if the text is none.
    package static func time(_ start: DateTime, after raw: String) -> DateTime? {
        guard let duration = duration(raw), let day = start.day.advanced(byDays: duration.days)
        else { return nil }
        return DateTime(
            day, hour: start.hour, minute: start.minute, second: start.second, zone: start.zone
        )?.advanced(by: .seconds(duration.seconds))
    }
}

extension Values {
    /// Returns the value of GEO: latitude and longitude in degrees with six decimals.
    static func encoded(_ place: Coordinates) -> String {
        String(format: "%.6f;%.6f", place.latitude, place.longitude)
    }

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
        guard let time = time(raw), time.clock?.isUTC == true else { return nil }
        return time.dateTime(in: .utc)?.instant
    }
}

extension DateTime {
    /// Reads `2026-05-01T08:00:00+02:00`, with or without seconds, their fractions and an offset or
    /// a Z, or returns `nil` for any other text.
    package init?(isoText text: String) {
        let bytes = Array(text.utf8)
        guard (16...40).contains(bytes.count), let day = CalendarDay(isoText: bytes.prefix(10)),
            "Tt ".utf8.contains(bytes[10]), bytes[13] == Self.colon,
            let hour = Self.number(bytes[11..<13]), let minute = Self.number(bytes[14..<16])
        else { return nil }
        var rest = bytes[16...]
        var second = 0
        if rest.first == Self.colon {
            guard rest.count >= 3, let seconds = Self.number(rest.dropFirst().prefix(2)) else {
                return nil
            }
            second = seconds
            rest = rest.dropFirst(3)
            if let point = rest.first, ".,".utf8.contains(point) {
                rest = rest.dropFirst().drop(while: \.isDigit)
            }
        }
        guard let zone = FixedZone.zone(String(decoding: rest, as: UTF8.self)) else { return nil }
        self.init(day, hour: hour, minute: minute, second: second, zone: zone)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy(\.isDigit) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private static let colon = UInt8(ascii: ":")
}

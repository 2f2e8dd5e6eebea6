package import Domain

/// A time of a reservation as it is written.
package enum ReservationTime: Hashable, Sendable {
    case time(DateTime)
    /// A day without a time.
    case day(CalendarDay)

    /// Nil for a day.
    package var time: DateTime? {
        if case .time(let time) = self { time } else { nil }
    }

    package var day: CalendarDay {
        switch self {
        case .time(let time): time.day
        case .day(let day): day
        }
    }
}

extension ReservationNode {
    /// A time written as in ISO 8601, by itself or with the zone that it belongs to; nil where it
    /// is absent, blank or no time.
    func time(_ key: String) -> ReservationTime? {
        if let value = object(key) {
            guard let text = value.line(["@value"]), let time = Self.time(text) else { return nil }
            return value.line(["timezone"]).map { Self.moved(time, to: $0) } ?? time
        }
        return line([key]).flatMap(Self.time)
    }

    /// The clock of the named zone at that time; a zone that nobody knows changes nothing.
    private static func moved(_ time: ReservationTime, to name: String) -> ReservationTime {
        guard case .time(let time) = time, let zone = try? Zone.identified(by: name) else {
            return time
        }
        let moved =
            time.zone == .floating
            ? DateTime(
                time.day, hour: time.hour, minute: time.minute, second: time.second, zone: zone)
            : time.instant.flatMap { DateTime(exactly: $0, in: zone) }
        return .time(moved ?? time)
    }

    /// `2026-05-01T08:00:00+02:00`, without seconds, without an offset or with a Z, or only the
    /// day.
    static func time(_ text: String) -> ReservationTime? {
        let bytes = Array(text.utf8)
        guard bytes.count <= 40, let day = CalendarDay(isoText: bytes.prefix(10)) else {
            return nil
        }
        if bytes.count == 10 { return .day(day) }
        guard bytes.count >= 16, "Tt ".utf8.contains(bytes[10]), bytes[13] == colon,
            let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16])
        else { return nil }
        var rest = bytes[16...]
        var second = 0
        if rest.first == colon {
            guard rest.count >= 3, let seconds = number(rest.dropFirst().prefix(2)) else {
                return nil
            }
            second = seconds
            rest = rest.dropFirst(3)
            if let point = rest.first, ".,".utf8.contains(point) {
                rest = rest.dropFirst().drop { (0x30...0x39).contains($0) }
            }
        }
        guard let zone = zone(String(decoding: rest, as: UTF8.self)) else { return nil }
        return DateTime(day, hour: hour, minute: minute, second: second, zone: zone)
            .map(ReservationTime.time)
    }

    private static func zone(_ offset: String) -> Zone? {
        switch offset {
        case "": .floating
        case "Z", "z": .utc
        default: FixedZone.seconds(in: offset).flatMap(FixedZone.ahead)
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    private static let colon = UInt8(ascii: ":")
}

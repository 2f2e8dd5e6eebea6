package import Domain

/// A time of a reservation as it is written.
package enum ReservationTime: Hashable, Sendable {
    case time(DateTime)
    case day(CalendarDay)

    /// The time, or `nil` for a day.
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

extension ReservationTime {
    /// Reads an ISO 8601 text, or returns `nil` for any other.
    init?(_ text: String) {
        if let day = CalendarDay(isoText: Array(text.utf8)) {
            self = .day(day)
        } else if let time = DateTime(isoText: text) {
            self = .time(time)
        } else {
            return nil
        }
    }
}

extension ReservationNode {
    /// Returns a time in ISO 8601, by itself or with its zone, or `nil` if it is missing, blank or
    /// invalid.
    func time(_ key: String) -> ReservationTime? {
        if let value = object(key) {
            guard let text = value.line(["@value"]), let time = ReservationTime(text) else {
                return nil
            }
            return value.line(["timezone"]).map { Self.moved(time, to: $0) } ?? time
        }
        return line([key]).flatMap(ReservationTime.init)
    }

    /// Returns the time in a named zone. An unknown zone changes nothing.
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
}

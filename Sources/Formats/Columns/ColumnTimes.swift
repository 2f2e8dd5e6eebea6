import Domain
import Wording

/// The times of a trip in a row, some of which may lack a day.
struct ColumnTimes {
    /// The day from a column of its own.
    private var day: String
    private var known: [FieldName: DateTime] = [:]
    /// The question about dates that the row waits for.
    private(set) var question: ImportQuestion.ID?

    init(day: String) {
        self.day = day
    }

    mutating func time(
        _ text: String, of field: FieldName, _ days: inout FileDays, shown: ImportRow
    ) throws(RowDefect) -> DateTime {
        guard let clock = WrittenClock(text) else {
            throw RowDefect(.noTime(text.onOneLine, of: field))
        }
        let time: DateTime?
        if clock.date.isEmpty, let near = field.near.first(where: { known[$0] != nil }),
            let other = known[near]
        {
            time = clock.time(closeTo: other, isLater: field.isLater(than: near))
        } else {
            let said = clock.date.isEmpty ? day : clock.date
            guard let date = try read(said, of: field, &days, shown: shown) else {
                throw RowDefect(.noDay(text.onOneLine, of: field))
            }
            time = clock.time(on: date)
        }
        guard let time else { throw RowDefect(.noTime(text.onOneLine, of: field)) }
        known[field] = time
        return time
    }

    /// Reads a date. If the order of day and month is unknown, the row waits for the answer, and
    /// the day-first reading is used meanwhile.
    private mutating func read(
        _ text: String, of field: FieldName, _ days: inout FileDays, shown: ImportRow
    ) throws(RowDefect) -> CalendarDay? {
        switch days.read(text, for: shown) {
        case .day(let day): return day
        case .open(let id):
            question = id
            guard case .open(let first, let second, let year) = DayText(text) else { return nil }
            return DayOrder.day.day(first, second, year: year)
        case .unreadable: throw RowDefect(.noDate(text.onOneLine))
        }
    }
}

extension FieldName {
    /// The fields that a time without a day is completed by, the nearest first.
    fileprivate var near: [FieldName] {
        switch self {
        case .arrival, .actualDeparture: [.departure]
        case .actualArrival: [.arrival, .actualDeparture, .departure]
        default: []
        }
    }

    /// Whether this time cannot precede another one.
    fileprivate func isLater(than other: FieldName) -> Bool {
        self != .actualDeparture && other != .arrival
    }
}

extension WrittenClock {
    fileprivate func time(on day: CalendarDay, in zone: Zone? = nil) -> DateTime? {
        DateTime(day, hour: hour, minute: minute, second: second, zone: zone ?? self.zone)
    }

    /// Returns the nearest time to another one that this clock shows, in its own zone or else the
    /// other's.
    fileprivate func time(closeTo other: DateTime, isLater: Bool) -> DateTime? {
        let zone = zone == .floating ? other.zone : zone
        // A floating time is compared by its clock time.
        let compared = other.zone == .floating ? other.zone : zone
        func distance(_ day: CalendarDay) -> Duration {
            time(on: day, in: compared).flatMap(other.duration) ?? .zero
        }
        let days = (-1...1).compactMap { other.day.advanced(byDays: $0) }
        let day =
            isLater
            ? days.first { distance($0) >= .zero }
            : days.min { abs(distance($0)) < abs(distance($1)) }
        return day.flatMap { time(on: $0, in: zone) }
    }

    private func abs(_ duration: Duration) -> Duration { max(duration, .zero - duration) }
}

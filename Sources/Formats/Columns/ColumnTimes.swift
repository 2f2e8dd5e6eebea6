import Domain
import Wording

/// The times of a trip in a table's row, of which some may be a clock without a day.
struct ColumnTimes {
    /// The day that the row says in a column of its own.
    private var day: String
    private var known: [FieldName: DateTime] = [:]
    /// The question about the dates that the row waits for.
    private(set) var question: ImportQuestion.ID?

    init(day: String) {
        self.day = day
    }

    mutating func time(
        _ text: String, of field: FieldName, _ days: inout FileDays, shown: ImportRow
    ) throws(RowDefect) -> DateTime {
        if let moment = Moment.read(text.onOneLine), let time = DateTime(moment, in: .utc) {
            known[field] = time
            return time
        }
        guard let clock = WrittenClock(text) else {
            throw RowDefect(.noTime(text.onOneLine, of: field))
        }
        let earlier = field.earlier.compactMap { known[$0] }.first
        let date: CalendarDay?
        if !clock.date.isEmpty {
            date = try read(clock.date, of: field, &days, shown: shown)
        } else if let earlier {
            date = clock.day(closeTo: earlier, isLater: field == .arrival)
        } else {
            date = try read(day, of: field, &days, shown: shown)
        }
        guard let date,
            let time = DateTime(
                date, hour: clock.hour, minute: clock.minute, second: clock.second,
                zone: earlier?.zone == .utc && clock.date.isEmpty ? .utc : .floating)
        else { throw RowDefect(.noTime(text.onOneLine, of: field)) }
        known[field] = time
        return time
    }

    /// While nobody knows whether the day or the month is first, the row waits with either.
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
    /// The times whose day tells that of this one.
    fileprivate var earlier: [FieldName] {
        switch self {
        case .arrival, .actualDeparture: [.departure]
        case .actualArrival: [.arrival, .departure]
        default: []
        }
    }
}

extension WrittenClock {
    /// The day on which this clock is shown nearest to a time.
    /// - Parameter isLater: whether it cannot be before that.
    fileprivate func day(closeTo time: DateTime, isLater: Bool) -> CalendarDay? {
        let minutes = (hour * 60 + minute) - (time.hour * 60 + time.minute)
        let latest = isLater ? 0 : -720
        let days = minutes < latest ? 1 : !isLater && minutes > 720 ? -1 : 0
        return time.day.advanced(byDays: days)
    }
}

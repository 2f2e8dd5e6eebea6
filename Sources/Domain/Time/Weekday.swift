/// A day of the week by ISO 8601, Monday first.
public enum Weekday: String, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// Creates the weekday of a day, counted from 1 January 1970, which was a Thursday.
    package init(daysSinceEpoch days: Int) {
        self = Self.allCases[floorDivideWithRemainder(days + 3, 7).remainder]
    }
}

extension CalendarDay {
    public var weekday: Weekday { Weekday(daysSinceEpoch: daysSinceEpoch) }
}

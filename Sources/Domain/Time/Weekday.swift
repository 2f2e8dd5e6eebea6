/// A day of the week, as ISO 8601 has them: Monday first.
public enum Weekday: String, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// Of a day that many days after 1 January 1970, which was a Thursday.
    package init(daysSinceEpoch days: Int) {
        self = Self.allCases[floorDivideWithRemainder(days + 3, 7).remainder]
    }
}

extension CalendarDay {
    /// Its day of the week.
    public var weekday: Weekday { Weekday(daysSinceEpoch: daysSinceEpoch) }
}

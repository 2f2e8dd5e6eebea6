import Domain

/// Where an entry stands in the list, the largest first: its day, and its time on that day.
///
/// On one day claims and season tickets come first, and a film comes before the trips, as the evening comes
/// after the day; trips follow by
/// the clock at their departure, the later first. What is of one moment has its `SortTieBreaker`.
struct SortDate: Hashable {
    let value: Int64

    /// Of entries without a day, which come last but for those that are still to come.
    static let none: Int64 = .min + 1
    /// Of films that are still to be seen.
    static let wanted: Int64 = .min

    init(_ entry: Entry) {
        guard let day = entry.day else {
            value = entry.isWanted ? Self.wanted : Self.none
            return
        }
        let second =
            switch entry {
            case .film: Self.secondsOfDay
            case .trip(let trip):
                trip.departure.hour * 3_600 + trip.departure.minute * 60 + trip.departure.second
            case .pass, .claim: Self.secondsOfDay + 1
            }
        value = Self.moments(of: day).lowerBound + Int64(second)
    }

    /// Every moment that a day has.
    static func moments(of day: CalendarDay) -> ClosedRange<Int64> {
        let start = Int64(day.daysSinceEpoch) * momentsADay
        return start...(start + momentsADay - 1)
    }

    /// The day of a moment; nil for that of entries without one.
    static func day(of moment: Int64) -> CalendarDay? {
        guard moment > none else { return nil }
        let (day, rest) = moment.quotientAndRemainder(dividingBy: momentsADay)
        return CalendarDay(daysSinceEpoch: Int(rest < 0 ? day - 1 : day))
    }

    /// In SQL: the day of a row's moment, counted from 1970; null for that of entries without one.
    static let daySQL = """
        CASE WHEN moment > \(none) THEN
            moment / \(momentsADay) - (moment < 0 AND moment % \(momentsADay) <> 0) END
        """

    /// The time of the day; nil for that of entries without one.
    static func time(of moment: Int64) -> EntrySummary.ClockTime? {
        guard moment > none else { return nil }
        let rest = Int(moment % momentsADay)
        let second = rest < 0 ? rest + Int(momentsADay) : rest
        guard second < secondsOfDay else { return nil }
        return EntrySummary.ClockTime(hour: second / 3_600, minute: second / 60 % 60)
    }

    /// In SQL: the hour of the day of a row that has a time.
    static let hourSQL = "(moment + \(someDays)) % \(momentsADay) / 3600"

    /// So much that what is before 1970 is positive too.
    private static let someDays = 10_000_000 * momentsADay
    private static let momentsADay: Int64 = 100_000
    private static let secondsOfDay = 86_400
}

/// A month as a number that grows with time; 0 for entries without a day, and less for films that are
/// still to be seen.
struct MonthKey: Hashable {
    let value: Int

    init(_ value: Int) {
        self.value = value
    }

    init(_ entry: Entry) {
        value = entry.day.map { $0.year * 12 + $0.month - 1 } ?? (entry.isWanted ? -1 : 0)
    }

    var month: ListHeading.Month? {
        value <= 0 ? nil : ListHeading.Month(year: value / 12, month: value % 12 + 1)
    }

    var heading: ListHeading {
        month.map { .month($0) } ?? (value < 0 ? .wanted : .unknown(.date))
    }

    /// Every moment that the month has.
    var moments: ClosedRange<Int64> {
        guard let month,
            let first = CalendarDay(year: month.year, month: month.month, day: 1),
            let last = CalendarDay(
                year: month.year, month: month.month,
                day: CalendarDay.length(ofMonth: month.month, in: month.year))
        else {
            let moment = value < 0 ? SortDate.wanted : SortDate.none
            return moment...moment
        }
        let start = SortDate.moments(of: first).lowerBound
        return start...SortDate.moments(of: last).upperBound
    }
}

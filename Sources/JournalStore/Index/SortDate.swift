import Domain

/// The day and time of an entry as a number, by which the list is sorted in descending order.
///
/// On one day, claims and season tickets come first, then films, since evening follows day, and
/// then trips by their clock time of departure, the later first. Entries with the same number are
/// sorted by `SortTieBreaker`.
struct SortDate: Hashable {
    let value: Int64

    /// The value of entries without a day, which come last except for the wish list.
    static let none: Int64 = .min + 1
    /// The value of films on the wish list.
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

    /// Returns all values of a day.
    static func moments(of day: CalendarDay) -> ClosedRange<Int64> {
        let start = Int64(day.daysSinceEpoch) * momentsADay
        return start...(start + momentsADay - 1)
    }

    /// Returns all values of a range of days.
    static func moments(of days: ClosedRange<CalendarDay>) -> ClosedRange<Int64> {
        moments(of: days.lowerBound).lowerBound...moments(of: days.upperBound).upperBound
    }

    /// Returns the day of a value, or `nil` for entries without one.
    static func day(of moment: Int64) -> CalendarDay? {
        guard moment > none else { return nil }
        let (day, rest) = moment.quotientAndRemainder(dividingBy: momentsADay)
        return CalendarDay(daysSinceEpoch: Int(rest < 0 ? day - 1 : day))
    }

    /// The SQL expression for the day of a row, in days since 1970; null for entries without one.
    static let daySQL = """
        CASE WHEN moment > \(none) THEN
            moment / \(momentsADay) - (moment < 0 AND moment % \(momentsADay) <> 0) END
        """

    /// Returns the clock time of a value, or `nil` for entries without one.
    static func time(of moment: Int64) -> EntrySummary.ClockTime? {
        guard moment > none else { return nil }
        let rest = Int(moment % momentsADay)
        let second = rest < 0 ? rest + Int(momentsADay) : rest
        guard second < secondsOfDay else { return nil }
        return EntrySummary.ClockTime(hour: second / 3_600, minute: second / 60 % 60)
    }

    /// The SQL expression for the hour of a row that has a time.
    static let hourSQL = "(moment + \(someDays)) % \(momentsADay) / 3600"

    /// An offset that makes times before 1970 positive.
    private static let someDays = 10_000_000 * momentsADay
    private static let momentsADay: Int64 = 100_000
    private static let secondsOfDay = 86_400
}

/// A month as a number in chronological order: 0 for entries without a day, and negative for films
/// on the wish list.
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

    /// All values of `SortDate` within the month.
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
        return SortDate.moments(of: first...last)
    }
}

/// A day of the proleptic Gregorian calendar, without a time and without a zone.
public struct CalendarDay: Hashable, Codable, Sendable {
    public let year: Int
    /// The month, 1 for January.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Returns `nil` if the calendar has no such day, or the year is outside 1 to 9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.length(ofMonth: month, in: year)).contains(day)
        else { return nil }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    private init(uncheckedYear year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    public static func length(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
}

extension CalendarDay: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDay {
    /// The days since 1 January 1970, negative before it.
    ///
    /// Years are counted from March, so that the leap day is the last of its year and every month's
    /// offset is a formula instead of a table.
    public var daysSinceEpoch: Int {
        let shifted = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        return shifted * 365 + floorDivide(shifted, 4) - floorDivide(shifted, 100)
            + floorDivide(shifted, 400) + dayOfYear - 719_468
    }

    /// Returns `nil` outside the years 1 to 9999.
    public init?(daysSinceEpoch days: Int) {
        guard (-1_000_000...3_000_000).contains(days) else { return nil }
        let (era, dayOfEra) = floorDivideWithRemainder(days + 719_468, 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        guard (1...9999).contains(year) else { return nil }
        self.init(
            uncheckedYear: year, month: month,
            day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    /// Returns the day that is so many days later, or earlier if `days` is negative. Returns `nil`
    /// outside the years 1 to 9999.
    public func advanced(byDays days: Int) -> CalendarDay? {
        let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
        return overflow ? nil : CalendarDay(daysSinceEpoch: sum)
    }

    /// Returns the number of days until `other`, negative if it is earlier.
    public func days(until other: CalendarDay) -> Int { other.daysSinceEpoch - daysSinceEpoch }
}

package func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    floorDivideWithRemainder(value, divisor).quotient
}

/// Divides and rounds down, with a remainder that is never negative.
package func floorDivideWithRemainder(_ value: Int, _ divisor: Int) -> (
    quotient: Int, remainder: Int
) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}

extension CalendarDay {
    /// Returns the same day of a later month, or the last day of that month if it is shorter.
    /// Returns `nil` outside the years 1 to 9999.
    package func advanced(byMonths months: Int) -> CalendarDay? {
        let (count, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
        guard !overflow else { return nil }
        let (year, month) = floorDivideWithRemainder(count, 12)
        guard (1...9999).contains(year) else { return nil }
        return CalendarDay(
            year: year, month: month + 1,
            day: min(day, CalendarDay.length(ofMonth: month + 1, in: year)))
    }
}

extension CalendarDay {
    /// The days of the month.
    package var monthRange: ClosedRange<CalendarDay> {
        func day(_ number: Int) -> Self { Self(uncheckedYear: year, month: month, day: number) }
        return day(1)...day(Self.length(ofMonth: month, in: year))
    }
}

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

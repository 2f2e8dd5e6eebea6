/// The time within which a claim has to be made, counted from the day of travel.
public enum ClaimDeadline: Hashable, Sendable {
    case days(Int)
    case months(Int)

    /// Returns the last day of the time, or `nil` if it is outside the years 1 to 9999.
    package func last(from day: CalendarDay) -> CalendarDay? {
        switch self {
        case .days(let days): day.advanced(byDays: days)
        case .months(let months): day.advanced(byMonths: months)
        }
    }
}

extension CalendarDay {
    /// Returns the same day of a later month, or the last day of that month if it is shorter.
    /// Returns `nil` outside the years 1 to 9999.
    func advanced(byMonths months: Int) -> CalendarDay? {
        let (count, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
        guard !overflow else { return nil }
        let (year, month) = floorDivideWithRemainder(count, 12)
        guard (1...9999).contains(year) else { return nil }
        return CalendarDay(
            year: year, month: month + 1,
            day: min(day, CalendarDay.length(ofMonth: month + 1, in: year)))
    }
}

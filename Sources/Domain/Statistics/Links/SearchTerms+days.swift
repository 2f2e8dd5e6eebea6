// Search terms for days. Years have four digits, as fewer would match beginnings of years.

extension SearchTerms {
    /// Returns the terms for a year, or for entries without a day if it is `nil`.
    public static func year(_ year: Int?) -> Self {
        year.map { fact(.year, $0.padded(to: 4)) } ?? dayUnknown
    }

    public static func month(_ month: ListHeading.Month) -> Self {
        fact(.date, "\(month.year.padded(to: 4))-\(month.month.padded(to: 2))")
    }

    /// Returns the terms for a month of any year, 1 for January.
    public static func monthOfYear(_ month: Int) -> Self { number(.month, month) }

    public static func weekday(_ day: Weekday) -> Self { fact(.weekday, day.rawValue) }

    public static func day(_ day: CalendarDay) -> Self { fact(.date, day.isoText) }

    public static func days(_ days: ClosedRange<CalendarDay>) -> Self {
        days.lowerBound == days.upperBound
            ? day(days.lowerBound)
            : fact(.date, "\(days.lowerBound.isoText)..\(days.upperBound.isoText)")
    }

    public static var dayUnknown: Self { fact(.date, "unknown") }

    /// Returns the terms for entries up to a day and entries without one.
    public static func until(_ day: CalendarDay) -> Self { notFact(.date, ">\(day.isoText)") }

    public static func released(_ years: ClosedRange<Int>) -> Self {
        years.lowerBound == years.upperBound
            ? fact(.released, years.lowerBound.padded(to: 4))
            : fact(
                .released, "\(years.lowerBound.padded(to: 4))..\(years.upperBound.padded(to: 4))")
    }
}

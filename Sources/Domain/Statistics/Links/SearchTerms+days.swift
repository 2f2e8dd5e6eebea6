// What to ask the search for by days.

extension SearchTerms {
    /// Nil for what has no year.
    public static func year(_ year: Int?) -> Self {
        year.map { fact(.year, four($0)) } ?? dayUnknown
    }

    public static func month(_ month: ListHeading.Month) -> Self {
        fact(.date, "\(four(month.year))-\(two(month.month))")
    }

    /// A month of any year, 1 for January.
    public static func monthOfYear(_ month: Int) -> Self { number(.month, month) }

    public static func weekday(_ day: Weekday) -> Self { fact(.weekday, day.rawValue) }

    public static func day(_ day: CalendarDay) -> Self { fact(.date, written(day)) }

    public static func days(_ days: ClosedRange<CalendarDay>) -> Self {
        days.lowerBound == days.upperBound
            ? day(days.lowerBound)
            : fact(.date, "\(written(days.lowerBound))..\(written(days.upperBound))")
    }

    public static var dayUnknown: Self { fact(.date, "unknown") }

    /// What has happened by a day, or nobody knows when.
    public static func until(_ day: CalendarDay) -> Self { notFact(.date, ">\(written(day))") }

    /// The years a film came out in.
    public static func released(_ years: ClosedRange<Int>) -> Self {
        years.lowerBound == years.upperBound
            ? fact(.released, four(years.lowerBound))
            : fact(.released, "\(four(years.lowerBound))..\(four(years.upperBound))")
    }

    private static func written(_ day: CalendarDay) -> String {
        "\(four(day.year))-\(two(day.month))-\(two(day.day))"
    }

    /// Fewer figures would be the beginning of a year.
    private static func four(_ number: Int) -> String {
        String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

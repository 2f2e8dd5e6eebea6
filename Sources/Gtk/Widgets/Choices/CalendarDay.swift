internal import CGtk

/// A day as a calendar names it, in the Gregorian calendar.
public nonisolated struct CalendarDay: Hashable, Sendable {
    /// As in 2026.
    public var year: Int
    /// From 1 to 12.
    public var month: Int
    /// From 1.
    public var day: Int

    /// A day, which is not checked.
    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Whether there is such a day.
    public var isInCalendar: Bool {
        (1...9999).contains(year) && (1...12).contains(month) && (1...31).contains(day)
            && g_date_valid_dmy(GDateDay(day), GDateMonth(UInt32(month)), GDateYear(year)) != 0
    }
}

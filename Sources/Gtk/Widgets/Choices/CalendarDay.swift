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
}

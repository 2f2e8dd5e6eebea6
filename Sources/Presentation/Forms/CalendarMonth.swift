/// A month to choose a day from, week by week.
public nonisolated struct CalendarMonth: Hashable, Sendable {
    /// What stands over a column of days.
    public nonisolated struct Weekday: Hashable, Sendable {
        /// Such as "Fri".
        public let short: String
        /// Such as "Friday".
        public let name: String

        package init(short: String, name: String) {
            self.short = short
            self.name = name
        }
    }

    /// A day of one of its weeks.
    public nonisolated struct Day: Hashable, Sendable {
        /// From 1 to 9999.
        public let year: Int
        /// 1 for January.
        public let month: Int
        /// From 1.
        public let day: Int
        /// Such as "Friday, 20 November 2026".
        public let name: String

        package init(year: Int, month: Int, day: Int, name: String) {
            self.year = year
            self.month = month
            self.day = day
            self.name = name
        }
    }

    /// From 1 to 9999.
    public let year: Int
    /// 1 for January.
    public let month: Int
    /// Such as "November".
    public let name: String
    /// In the order of a week.
    public let weekdays: [Weekday]
    /// Of six weeks, which hold any month, with what they have of the months before and after; nil where
    /// the calendar has no more days.
    public let days: [Day?]

    package init(year: Int, month: Int, name: String, weekdays: [Weekday], days: [Day?]) {
        self.year = year
        self.month = month
        self.name = name
        self.weekdays = weekdays
        self.days = days
    }
}

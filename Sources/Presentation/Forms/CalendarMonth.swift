/// A month to choose a day from, week by week.
public nonisolated struct CalendarMonth: Hashable, Sendable {
    /// The heading of a column of days.
    public nonisolated struct Weekday: Hashable, Sendable {
        /// The short name, such as "Fri".
        public let short: String
        /// The full name, such as "Friday".
        public let name: String

        package init(short: String, name: String) {
            self.short = short
            self.name = name
        }
    }

    /// A day of one of the month's weeks.
    public nonisolated struct Day: Hashable, Sendable {
        /// The year, from 1 to 9999.
        public let year: Int
        /// The month, 1 for January.
        public let month: Int
        /// The day of the month, from 1.
        public let day: Int
        /// The full date, such as "Friday, 20 November 2026".
        public let name: String

        package init(year: Int, month: Int, day: Int, name: String) {
            self.year = year
            self.month = month
            self.day = day
            self.name = name
        }
    }

    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, 1 for January.
    public let month: Int
    /// The name of the month, such as "November".
    public let name: String
    /// The headings, in the order of a week.
    public let weekdays: [Weekday]
    /// The days of six weeks, which hold any month, with days of the months before and after it;
    /// `nil` beyond the ends of the calendar.
    public let days: [Day?]

    package init(year: Int, month: Int, name: String, weekdays: [Weekday], days: [Day?]) {
        self.year = year
        self.month = month
        self.name = name
        self.weekdays = weekdays
        self.days = days
    }
}

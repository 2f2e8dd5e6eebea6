/// A day as it stands in the fields of a form, whether or not the calendar has it.
public nonisolated struct TypedDay: Hashable, Codable, Sendable {
    /// The year, such as 2026.
    public var year: Int
    /// The month, 1 for January.
    public var month: Int
    /// The day, 1 for the first of the month; it may be more than the month has.
    public var day: Int
    /// The typed text if day or year cannot be read, each of which is then 0; `nil` if both can be
    /// read.
    public var unread: Unread?

    /// Text that is typed in place of a number.
    public struct Unread: Hashable, Codable, Sendable {
        /// The text in place of the day of the month, or `nil` if that is a number.
        public let day: String?
        /// The text in place of the year, or `nil` if that is a number of four figures.
        public let year: String?

        /// Makes a value of the texts that cannot be read, as they are typed.
        public init(day: String?, year: String?) {
            self.day = day
            self.year = year
        }
    }

    /// Makes a day of numbers that are not checked.
    public init(year: Int, month: Int, day: Int, unread: Unread? = nil) {
        self.year = year
        self.month = month
        self.day = day
        self.unread = unread
    }

    /// Reads the typed day of the month and year. The month is chosen from a list.
    public init(day: String, month: Int, year: String) {
        let dayNumber = Int(typed: day)
        let yearNumber = Int(typedYear: year)
        if let dayNumber, let yearNumber {
            self.init(year: yearNumber, month: month, day: dayNumber)
        } else {
            let unread = Unread(
                day: dayNumber == nil ? day.trimmingSpaces : nil,
                year: yearNumber == nil ? year.trimmingSpaces : nil)
            self.init(year: yearNumber ?? 0, month: month, day: dayNumber ?? 0, unread: unread)
        }
    }
}

nonisolated extension Int {
    /// Reads a typed number of at most nine figures of any script; `nil` if it is anything else.
    public init?(typed text: String) {
        let figures = text.trimmingSpaces.map { $0.isNumber ? $0.wholeNumberValue : nil }
        guard (1...9).contains(figures.count) else { return nil }
        var number = 0
        for figure in figures {
            guard let figure, figure < 10 else { return nil }
            number = number * 10 + figure
        }
        self = number
    }

    /// Reads a typed year of at least four figures, since "26" may be 2026 or 1926.
    public init?(typedYear text: String) {
        guard text.trimmingSpaces.count >= 4 else { return nil }
        self.init(typed: text)
    }

    /// The year with at least four figures, such as "2026" or "0476".
    public var asYear: String {
        let figures = String(self)
        return String(repeating: "0", count: Swift.max(0, 4 - figures.count)) + figures
    }
}

/// A time as it stands in the fields of a form, whether or not there is such a time.
public nonisolated struct TypedTime: Hashable, Codable, Sendable {
    /// The year, such as 2026.
    public var year: Int
    /// The month, 1 for January.
    public var month: Int
    /// The day, 1 for the first of the month; it may be more than the month has.
    public var day: Int
    /// The hour, from 0 to 23.
    public var hour: Int
    /// The minute, from 0 to 59.
    public var minute: Int
    /// The identifier of the time zone, or empty for a floating time.
    public var zone: String
    /// The typed text if it is not a date; `year`, `month` and `day` mean nothing then.
    public var unreadDay: TypedDay.Unread?
    /// The typed text if it is not a time of day; `hour` and `minute` mean nothing then.
    public var unreadClock: String?

    /// Makes a time of numbers that are not checked.
    public init(year: Int, month: Int, day: Int, hour: Int, minute: Int, zone: String) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.zone = zone
    }

    /// The day without the time.
    public var typedDay: TypedDay {
        TypedDay(year: year, month: month, day: day, unread: unreadDay)
    }
}

nonisolated extension TypedDay {
    /// Whether each number is in the range of its field, even if there is no such date.
    var isWhole: Bool {
        [day, year].allSatisfy { (0...999_999_999).contains($0) } && (1...12).contains(month)
    }
}

/// A day as it stands in the fields of a form, be it one of the calendar or not.
public nonisolated struct TypedDay: Hashable, Codable, Sendable {
    /// As in 2026.
    public var year: Int
    /// 1 for January.
    public var month: Int
    /// 1 for the first of the month, which may be more than the month has.
    public var day: Int
    /// The text that is typed if day or year cannot be read, each of which is 0 then; nil if both can.
    public var unread: Unread?

    /// Text that is typed in place of a number.
    public struct Unread: Hashable, Codable, Sendable {
        /// As the day of the month; nil where that is a number.
        public let day: String?
        /// As the year; nil where that is a number of four figures.
        public let year: String?

        /// Takes the texts that cannot be read, as they are typed.
        public init(day: String?, year: String?) {
            self.day = day
            self.year = year
        }
    }

    /// A day by its numbers, which are not checked.
    public init(year: Int, month: Int, day: Int, unread: Unread? = nil) {
        self.year = year
        self.month = month
        self.day = day
        self.unread = unread
    }

    /// Reads what is typed as the day of the month and as the year. The month is chosen, and not
    /// typed.
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
    /// A number as it is typed, in figures of any script; nil where it is none, or longer than any
    /// that a form has room for.
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

    /// A year as it is typed, with all of its four figures: "26" may be 2026 or 1926.
    public init?(typedYear text: String) {
        guard text.trimmingSpaces.count >= 4 else { return nil }
        self.init(typed: text)
    }

    /// The year with four figures, such as "2026" or "0476".
    public var asYear: String {
        let figures = String(self)
        return String(repeating: "0", count: Swift.max(0, 4 - figures.count)) + figures
    }
}

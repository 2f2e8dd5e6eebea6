/// A day as it stands in the fields of a form, be it one of the calendar or not.
public nonisolated struct TypedDay: Hashable, Sendable {
    /// As in 2026.
    public var year: Int
    /// 1 for January.
    public var month: Int
    /// 1 for the first of the month, which may be more than the month has.
    public var day: Int
    /// What is typed, where day or year are no numbers; these are 0 then. Nil where they are.
    public var unread: String?

    /// A day by its numbers, which are not checked.
    public init(year: Int, month: Int, day: Int, unread: String? = nil) {
        self.year = year
        self.month = month
        self.day = day
        self.unread = unread
    }

    /// Reads what is typed as the day of the month and as the year.
    ///
    /// - Parameter monthName: such as "November", which is chosen and not typed.
    public init(day: String, month: Int, monthName: String, year: String) {
        if let dayNumber = Int(typed: day), let yearNumber = Int(typed: year) {
            self.init(year: yearNumber, month: month, day: dayNumber)
        } else {
            let typed = [day, monthName, year].map(\.trimmingSpaces).filter { !$0.isEmpty }
            self.init(
                year: 0, month: month, day: 0, unread: typed.joined(separator: " "))
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
}

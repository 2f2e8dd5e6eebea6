/// What the calendar fields of forms need to know of the day and of the language.
public struct FormCalendar {
    let today: () -> (year: Int, month: Int, day: Int)
    let months: () -> [String]

    /// - Parameters:
    ///   - today: the day it is, where a form starts with one.
    ///   - months: the names of the twelve months in the user's language.
    public init(
        today: @escaping () -> (year: Int, month: Int, day: Int),
        months: @escaping () -> [String]
    ) {
        self.today = today
        self.months = months
    }
}

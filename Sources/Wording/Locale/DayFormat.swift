public import Domain
public import Presentation

/// Reads days, for a field in which one is typed.
public struct DayFormat: Hashable, Sendable {
    private let reader: DayReader

    /// - Parameters:
    ///   - words: the words, whose names of days are understood.
    ///   - today: the day from which "tomorrow" is counted.
    ///   - tendency: the preference between the days that a weekday's name can mean.
    public init(_ words: Localizer, today: CalendarDay, tendency: DayReader.Tendency) {
        reader = DayReader(words: words.dayWords, today: today, tendency: tendency)
    }

    /// Returns the day that a text means, which may be none of the calendar's, or `nil` if it means
    /// no day.
    ///
    /// - Parameter shown: the day that the field showed before the text was typed.
    public func read(_ text: String, near shown: TypedDay) -> TypedDay? {
        let near =
            CalendarDay(year: shown.year, month: shown.month, day: shown.day)
            ?? CalendarDay(year: shown.year, month: shown.month, day: 1)
        return reader.numbers(text, near: near).map {
            TypedDay(year: $0.year, month: $0.month, day: $0.day)
        }
    }
}

public import Domain
public import Presentation

/// How days are read, for a field in which one is typed.
public struct DayFormat: Hashable, Sendable {
    private let reader: DayReader

    /// - Parameters:
    ///   - words: whose words for days are read.
    ///   - today: the day from which "tomorrow" is told.
    ///   - tendency: which day of a name is meant.
    public init(_ words: LocalWords, today: CalendarDay, tendency: DayReader.Tendency) {
        reader = DayReader(words: words.dayWords, today: today, tendency: tendency)
    }

    /// Reads what somebody typed, be it a day of the calendar or not; nil where it says no day.
    ///
    /// - Parameter shown: the day that stood in the field before it was typed.
    public func read(_ text: String, near shown: TypedDay) -> TypedDay? {
        let near =
            CalendarDay(year: shown.year, month: shown.month, day: shown.day)
            ?? CalendarDay(year: shown.year, month: shown.month, day: 1)
        return reader.numbers(text, near: near).map {
            TypedDay(year: $0.year, month: $0.month, day: $0.day)
        }
    }
}

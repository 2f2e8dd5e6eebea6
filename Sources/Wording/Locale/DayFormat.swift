public import Domain
public import Presentation

/// Reads and writes days, for a field in which one is typed.
public struct DayFormat: Hashable, Sendable {
    private let words: Localizer
    /// The reader, or `nil` if today is not in the calendar.
    private let reader: DayReader?

    /// - Parameters:
    ///   - words: the words, whose names of days are understood.
    ///   - today: the day from which "tomorrow" is counted.
    ///   - tendency: the preference between the days that a weekday's name can mean.
    public init(_ words: Localizer, today: CalendarDay, tendency: DayReader.Tendency) {
        self.words = words
        reader = DayReader(words: words.dayWords, today: today, tendency: tendency)
    }

    /// Makes a format for days around today.
    public init(_ words: Localizer, today: TypedDay) {
        self.words = words
        reader = CalendarDay(year: today.year, month: today.month, day: today.day).map {
            DayReader(words: words.dayWords, today: $0, tendency: .thisYear)
        }
    }

    /// Returns the day that a text means, which may be none of the calendar's, or `nil` if it means
    /// no day.
    ///
    /// - Parameter shown: the day that the field showed before the text was typed.
    public func read(_ text: String, near shown: TypedDay) -> TypedDay? {
        let near =
            CalendarDay(year: shown.year, month: shown.month, day: shown.day)
            ?? CalendarDay(year: shown.year, month: shown.month, day: 1)
        return reader?.numbers(text, near: near).map {
            TypedDay(year: $0.year, month: $0.month, day: $0.day)
        }
    }

    /// Returns a text that is read as the day again, such as "20 Nov 2026". A day that the calendar
    /// does not have is "2026-11-31".
    public func text(_ day: TypedDay) -> String {
        func figures(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let iso = "\(day.year.asYear)-\(figures(day.month))-\(figures(day.day))"
        guard CalendarDay(year: day.year, month: day.month, day: day.day) != nil else { return iso }
        return [
            words.shortDayOfYear(year: day.year, month: day.month, day: day.day),
            words.day(year: day.year, month: day.month, day: day.day),
        ].first { read($0, near: TypedDay(year: 2000, month: 1, day: 1)) == day } ?? iso
    }
}

public import Domain
public import Foundation
public import Wording

extension CalendarDay {
    /// A day as somebody types it: `2026-11-20`, `20 Nov`, `20.11.`, `friday`, `today` or `yesterday`.
    ///
    /// - Parameters:
    ///   - timeZone: where today is told.
    ///   - tendency: which day of a name is meant.
    public init(
        typed text: String, now: Date = Date(), in timeZone: TimeZone = .current,
        tendency: DayReader.Tendency = .past, words: LocalWords = LocalWords()
    ) throws(CommandError) {
        guard let today = CalendarDay(now, in: timeZone),
            let day = DayReader(words: words.dayWords, today: today, tendency: tendency)
                .numbers(text)?.calendarDay,
            // The day of which month?
            Int(text) == nil
        else { throw .usage(.noDate(text)) }
        self = day
    }
}

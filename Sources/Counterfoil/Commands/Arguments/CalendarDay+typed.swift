public import Domain
public import Foundation
public import Wording

extension CalendarDay {
    /// Reads a typed day: `2026-11-20`, `20 Nov`, `20.11.`, `friday`, `today` or `yesterday`.
    ///
    /// - Parameters:
    ///   - timeZone: the zone of today.
    ///   - tendency: the preference between the days that a weekday's name can mean.
    public init(
        typed text: String, now: Date = Date(), in timeZone: TimeZone = .current,
        tendency: DayReader.Tendency = .past, words: Localizer = Localizer()
    ) throws(CommandError) {
        guard let today = CalendarDay(now, in: timeZone),
            let day = DayReader(words: words.dayWords, today: today, tendency: tendency)
                .numbers(text)?.calendarDay,
            // A bare number lacks its month.
            Int(text) == nil
        else { throw .usage(.noDate(text)) }
        self = day
    }
}

public import Domain
public import Foundation
internal import Wording

extension CalendarDay {
    /// A day as somebody types it: `2026-11-20`, `today` or `yesterday`.
    ///
    /// - Parameter timeZone: where today is told.
    public init(
        typed text: String, now: Date = Date(), in timeZone: TimeZone = .current
    ) throws(CommandError) {
        let today = CalendarDay(now, in: timeZone)
        let day: CalendarDay? =
            switch text.lowercased() {
            case "today": today
            case "yesterday": today?.advanced(byDays: -1)
            default: CalendarDay(isoText: Array(text.utf8))
            }
        guard let day else { throw .usage(.noDate(text)) }
        self = day
    }
}

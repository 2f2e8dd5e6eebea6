internal import Domain
internal import Foundation
internal import Presentation

/// What films are spoken of with: the reader's locale, and the zone that a moment's day is told in.
nonisolated struct FilmWords: Sendable {
    let local: LocalWords
    let timeZone: TimeZone

    /// Such as "19 November 2026".
    func day(_ day: CalendarDay) -> String {
        local.day(year: day.year, month: day.month, day: day.day)
    }

    /// Such as "1 hr, 26 min"; empty for what no film can have.
    func runningTime(_ minutes: Int) -> String {
        FilmError.runningTimes.contains(minutes) ? local.duration(.seconds(minutes * 60)) : ""
    }

    /// The day it was at that moment, where the reader is.
    func day(of moment: Date) -> CalendarDay? {
        DateTime(moment, in: .named(timeZone.identifier))?.day
    }
}

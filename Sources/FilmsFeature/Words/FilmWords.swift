internal import Domain
internal import Foundation
internal import Wording

/// What films are spoken of with: the reader's locale, and the zone that a moment's day is told in.
nonisolated struct FilmWords: Sendable {
    let local: LocalWords
    let timeZone: TimeZone

    /// The day it was at that moment, where the reader is.
    func day(of moment: Date) -> CalendarDay? {
        DateTime(moment, in: .named(timeZone.identifier))?.day
    }
}

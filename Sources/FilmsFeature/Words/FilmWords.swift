internal import Domain
internal import Foundation
internal import Presentation
internal import Wording

/// The words for films: the reader's locale, and the zone in which the day of a moment is told.
nonisolated struct FilmWords: Sendable {
    let local: LocalWords
    let timeZone: TimeZone

    /// The day it was at that moment, where the reader is.
    func day(of moment: Date) -> CalendarDay? {
        DateTime(moment, in: .named(timeZone.identifier))?.day
    }
}

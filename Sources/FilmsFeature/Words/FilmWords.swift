internal import Domain
internal import Foundation
internal import Presentation
internal import Wording

/// The words for films: the reader's locale, and the zone in which a moment has its day.
nonisolated struct FilmWords: Sendable {
    let local: Localizer
    let timeZone: TimeZone

    func day(of moment: Date) -> CalendarDay? {
        DateTime(moment, in: .named(timeZone.identifier))?.day
    }
}

import Domain
import Foundation
import Wording

extension EntryID {
    static let film = EntryID("film.ics")
    static let trip = EntryID("trip.ics")
}

extension Localizer {
    static let british = Localizer(locale: Locale(identifier: "en_GB"))
}

extension CalendarDay {
    static let thatFriday = CalendarDay(year: 2026, month: 11, day: 20)
}

extension Entry {
    static let briefEncounter = Entry.film(
        Film(
            title: "Brief Encounter", year: 1945,
            watched: CalendarDay(year: 2026, month: 11, day: 19)))

    static func film(_ title: String, month: Int) -> Entry {
        .film(Film(title: title, watched: CalendarDay(year: 2026, month: month, day: 1)))
    }

    /// The trip from Köln to Wien on that Friday.
    static let toVienna = CalendarDay.thatFriday
        .flatMap { DateTime($0, hour: 14, minute: 2, zone: .floating) }
        .map {
            Entry.trip(Trip(from: "Köln Hbf", to: "Wien Westbf", departure: $0, arrival: nil))
        }
}

import Domain
import EntryFeature
import Foundation
import Presentation
import TestSupport
import Wording

@testable import FilmsFeature
@testable import TripsFeature

extension EntryID {
    static let film = EntryID("a.ics")
    static let otherFilm = EntryID("b.ics")
    static let trip = EntryID("t.ics")
}

extension Film {
    /// A film that was given feedback the day after it was watched.
    static let briefEncounter = Film(
        title: "Brief Encounter", year: 1945,
        watched: CalendarDay(year: 2026, month: 11, day: 19),
        feedbackGiven: [GivenFeedback(.good, at: Date(timeIntervalSince1970: 1_795_204_800))])

    static let gilda = Film(title: "Gilda", year: 1946)
}

extension FilmViewModel {
    static let briefEncounter = of(.briefEncounter)
    static let gilda = of(.gilda, id: .otherFilm)

    /// Returns the view model with which the page of a film is filled.
    static func of(
        _ film: Film, id: EntryID = .film, sameDay: [EntrySummary] = [],
        otherViewings: [EntrySummary] = [], givesStars: Bool = false,
        feedback: Availability = .available
    ) -> FilmViewModel {
        let page = FilmDouble()
        ShowExistingFilm(view: page, words: FilmWords(local: .inEnglish, timeZone: .gmt))
            .show(
                film, id: id, sameDay: sameDay, otherViewings: otherViewings,
                givesStars: givesStars, feedback: feedback)
        guard let shown = page.film else { preconditionFailure("The film is not shown.") }
        return shown
    }
}

/// A page that keeps the film it is filled with.
private final class FilmDouble: DisplaysFilm {
    private(set) var film: FilmViewModel?

    func showFilm(_ film: FilmViewModel) { self.film = film }
}

extension Trip {
    /// A trip that departed late and has not arrived.
    static let toVienna = Trip(
        from: "Köln Hbf", to: "Wien Westbf", operator: "ÖBB", service: "ICE 93",
        departure: .vienna(20, 14, 2), arrival: .vienna(20, 23, 33),
        actualDeparture: .vienna(20, 14, 14))
}

extension TripViewModel {
    static let toVienna = of(.toVienna)

    /// Returns the view model with which the page of a trip is filled.
    static func of(
        _ trip: Trip, id: EntryID = .trip, sameDay: [EntrySummary] = [],
        happening: TripStop? = nil, map: Chart? = nil, recording: Availability = .available,
        isThere: Bool = true
    ) -> TripViewModel {
        TripViewModel(
            trip, id: id, sameDay: sameDay, happening: happening, map: map, recording: recording,
            words: .inEnglish, isThere: { _ in isThere })
    }
}

extension EntrySummary {
    /// Returns a trip of which only the places are known.
    static func trip(_ id: String, from: String, to: String) -> EntrySummary {
        EntrySummary(
            id: EntryID(id), day: nil,
            content: .trip(from: from, to: to, mode: .train, status: .unknown))
    }

    /// Returns a film without a year.
    static func film(
        _ id: String, _ title: String, on day: CalendarDay? = nil, _ feedback: Feedback = .none
    ) -> EntrySummary {
        EntrySummary(
            id: EntryID(id), day: day,
            content: .film(title: title, year: nil, feedback: feedback))
    }
}

import Domain
import EntryFeature
import Foundation
import Presentation
import Wording

@testable import FilmsFeature

extension EntryID {
    static let film: EntryID = EntryID("film.ics")
    static let otherFilm: EntryID = EntryID("other-film.ics")
    static let trip: EntryID = EntryID("trip.ics")
}

/// The evening on which the tests take place: 19 November 2026, 20:00 UTC.
let thatEvening = Date(timeIntervalSince1970: 1_795_118_400)

extension FilmWords {
    static let british = FilmWords(
        local: Localizer(locale: Locale(identifier: "en_GB")), timeZone: .gmt)
}

extension Film {
    static func briefEncounter(
        _ feedback: Feedback..., scale: FeedbackScale = .average
    ) -> Film {
        Film(
            title: "Brief Encounter", year: 1945,
            watched: CalendarDay(year: 2026, month: 11, day: 19), scale: scale,
            feedbackGiven: feedback.map { GivenFeedback($0, at: thatEvening) })
    }
}

extension FilmViewModel {
    /// Returns the view model with which the page of a film is filled.
    static func of(
        _ film: Film, id: EntryID = .film, feedback: Availability = .available
    ) -> FilmViewModel {
        let view = FilmMainViewSpy()
        ShowExistingFilm(view: view, words: .british)
            .show(film, id: id, sameDay: [], otherViewings: [], feedback: feedback)
        guard let shown = view.films.last else { preconditionFailure("The film is not shown.") }
        return shown
    }
}

extension FeedbackSelectionViewModel {
    static let average = of([.good, .soAndSo, .bad])
    static let polarized = of([.reallyGood, .veryBad])

    /// The choices for a film that has feedback, which can be removed, and is one of them or not.
    func removable(_ chosen: FeedbackChoice) -> Self {
        removable(of: "You thought it was \(chosen.label)", chosen: chosen)
    }

    /// - Parameter verdict: the feedback of the film.
    func removable(of verdict: String, chosen: FeedbackChoice? = nil) -> Self {
        .of(choices, verdict: verdict, chosen: chosen, clearChoice: .nothing)
    }

    /// - Parameter verdict: the feedback on the card, which came after the page.
    func over(_ verdict: String) -> Self { .of(choices, verdict: verdict) }

    private static func of(
        _ choices: [FeedbackChoice], verdict: String = "", chosen: FeedbackChoice? = nil,
        clearChoice: FeedbackChoice? = nil
    ) -> Self {
        FeedbackSelectionViewModel(
            film: EntryViewModel(
                id: "film.ics", title: "Brief Encounter", detail: "1945 · 19 November 2026",
                verdict: verdict),
            title: "What did you think of Brief Encounter?", choices: choices,
            chosen: chosen, clearChoice: clearChoice)
    }
}

extension FeedbackChoice {
    static let good = FeedbackChoice(.good, label: "good")
    static let soAndSo = FeedbackChoice(.soAndSo, label: "so-so")
    static let bad = FeedbackChoice(.bad, label: "bad")
    static let reallyGood = FeedbackChoice(.reallyGood, label: "really good")
    static let nothing = FeedbackChoice(.none, label: "Remove Feedback")
    static let veryBad = FeedbackChoice(.veryBad, label: "very bad")
}

extension ThanksViewModel {
    static let briefEncounter = ThanksViewModel(
        title: "Feedback saved.", text: "Thank you: glad you enjoyed “Brief Encounter”.")
}

extension Trip {
    /// Returns a trip on the day on which `Film.briefEncounter` was watched, or another day of that
    /// month.
    static func toVienna(day: Int = 19) -> Trip? {
        guard let day = CalendarDay(year: 2026, month: 11, day: day),
            let departure = DateTime(day, hour: 14, minute: 2, zone: .floating)
        else { return nil }
        return Trip(from: "Köln Hbf", to: "Wien Westbf", departure: departure, arrival: nil)
    }
}

extension EntryViewModel {
    static let toVienna = EntryViewModel(
        id: "trip.ics", title: "Köln Hbf → Wien Westbf", detail: "14:02")
}

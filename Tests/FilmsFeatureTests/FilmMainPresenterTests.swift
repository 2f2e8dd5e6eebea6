import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import FilmsFeature

@Suite(.freed, .timeLimit(.minutes(1)))
struct FilmMainPresenterTests {
    let film: EntryDouble<Film, FilmStep>
    let view = FilmMainViewSpy()
    let pages: FilmPages
    let presenter: FilmMainPresenter

    init() {
        let view = view
        pages = FilmPages(
            mainPage: { view.makeFilmMainPage(for: "film.ics") },
            selectionPage: { view.makeFeedbackSelectionPage(for: "film.ics") })
        film = freed(EntryDouble(.film))
        presenter = freed(
            FilmMainPresenter(
                film: film, givesStars: { false }, words: .british, pages: pages, view: view))
    }

    @Test("The page shows the film from its first moment when the film came first")
    func filmFirst() {
        film.put(.briefEncounter(.good))
        #expect(view.messages.all == [])
        let page = pages.makeMainPage()
        #expect(view.messages.all == [.film(.of(.briefEncounter(.good)))])
        withExtendedLifetime(page) {}
    }

    @Test("The page shows the film as soon as it is read, and what becomes of it")
    func pageFirst() {
        let page = pages.makeMainPage()
        film.put(.briefEncounter())
        film.put(.briefEncounter(.bad, .reallyGood, scale: .polarized))
        #expect(
            view.messages.all == [
                .film(.of(.briefEncounter())),
                .film(.of(.briefEncounter(.bad, .reallyGood, scale: .polarized))),
            ])
        withExtendedLifetime(page) {}
    }

    @Test("A new page is filled again")
    func secondPage() {
        film.put(.briefEncounter())
        _ = pages.makeMainPage()
        _ = pages.makeMainPage()
        #expect(
            view.messages.all == [.film(.of(.briefEncounter())), .film(.of(.briefEncounter()))])
    }

    @Test("Trips of the day are shown, and films of the day are not")
    func related() throws {
        film.put(.briefEncounter())
        let page = pages.makeMainPage()
        view.messages.removeAll()
        film.sameDay = [
            EntrySummary(id: .otherFilm, entry: .film(Film(title: "Another"))),
            EntrySummary(id: .trip, entry: .trip(try #require(.toVienna()))),
        ]
        film.sameDay = []
        #expect(view.films.map(\.related) == [[.toVienna], []])
        withExtendedLifetime(page) {}
    }

    @Test("Other viewings are shown by their days, with their feedback")
    func viewings() {
        func viewing(_ feedback: Feedback...) -> [EntrySummary] {
            let film = Film(
                title: "Brief encounter", watched: CalendarDay(year: 2014, month: 5, day: 3),
                feedbackGiven: feedback.map { GivenFeedback($0, at: nil) })
            return [EntrySummary(id: .otherFilm, entry: .film(film))]
        }
        func shown(_ detail: String) -> [EntryViewModel] {
            [.init(id: "other-film.ics", title: "3 May 2014", detail: detail)]
        }
        film.put(.briefEncounter())
        let page = pages.makeMainPage()
        view.messages.removeAll()
        film.otherViewings = viewing()
        film.otherViewings = viewing(.bad)
        film.otherViewings = []
        #expect(view.films.map(\.viewings) == [shown(""), shown("bad"), []])
        withExtendedLifetime(page) {}
    }

    @Test("While the journal cannot be written to, no feedback can be left, for a reason")
    func readOnly() {
        film.put(.briefEncounter())
        let page = pages.makeMainPage()
        film.folder = .readOnly(path: "/journal")
        film.folder = .ready
        let locked = Availability.unavailable(
            because: "The journal is read-only: its folder cannot be written to.")
        #expect(
            view.messages.all == [
                .film(.of(.briefEncounter())), .film(.of(.briefEncounter(), feedback: locked)),
                .film(.of(.briefEncounter())),
            ])
        withExtendedLifetime(page) {}
    }

    @Test("Neither the presenter nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let view = track(FilmMainViewSpy())
            let pages = track(
                FilmPages(
                    mainPage: { [unowned view] in view.makeFilmMainPage(for: "") },
                    selectionPage: { [unowned view] in view.makeFeedbackSelectionPage(for: "") }))
            let film = track(EntryDouble<Film, FilmStep>(.film))
            let presenter = track(
                FilmMainPresenter(
                    film: film, givesStars: { false }, words: .british, pages: pages, view: view))
            _ = pages.makeMainPage()
            film.put(.briefEncounter(.bad))
            withExtendedLifetime(presenter) {}
        }
    }
}

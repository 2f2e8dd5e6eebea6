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
    let journal = JournalDouble()
    let view = FilmMainViewSpy()
    let pages: FilmPages
    let film: FilmModel
    let presenter: FilmMainPresenter

    init() {
        let view = view
        pages = FilmPages(
            mainPage: { view.makeFilmMainPage(for: "film.ics") },
            selectionPage: { view.makeFeedbackSelectionPage(for: "film.ics") })
        film = freed(FilmModel(.film, in: journal) { _ in Film(title: "") })
        presenter = freed(
            FilmMainPresenter(
                film: film, givesStars: { false }, words: .british, pages: pages, view: view))
    }

    @Test("The page shows the film from its first moment when the film came first")
    func filmFirst() async {
        journal.put(.film(.briefEncounter(.good)), as: .film)
        _ = await film.start()
        #expect(view.messages.all == [])
        let page = pages.makeMainPage()
        #expect(view.messages.all == [.film(.briefEncounter("good"))])
        withExtendedLifetime(page) {}
    }

    @Test("The page shows the film as soon as it is read when the page came first")
    func pageFirst() async {
        journal.put(.film(.briefEncounter(.good)), as: .film)
        let page = pages.makeMainPage()
        _ = await film.start()
        #expect(view.messages.all == [.film(.briefEncounter("good"))])
        withExtendedLifetime(page) {}
    }

    @Test("A new page is filled again")
    func secondPage() async {
        journal.put(.film(.briefEncounter()), as: .film)
        _ = await film.start()
        _ = pages.makeMainPage()
        _ = pages.makeMainPage()
        #expect(view.messages.all == [.film(.briefEncounter()), .film(.briefEncounter())])
    }

    @Test("What another program changes is shown and becomes the model, not a choice of the user")
    func changeElsewhere() async {
        var causes: [Delta<Film?>.Cause] = []
        let subscription =
            film.controller.deltaSignal.onReception § eachTime § { causes.append($0.cause) }
        journal.put(.film(.briefEncounter()), as: .film)
        let page = pages.makeMainPage()
        _ = await film.start()
        journal.put(.film(.briefEncounter(.bad, .reallyGood, scale: .polarized)), as: .film)
        await view.messages.until(count: 2)
        #expect(
            view.messages.all == [
                .film(.briefEncounter()),
                .film(.briefEncounter("bad", "really good", isPolarized: true)),
            ])
        #expect(film.content == .briefEncounter(.bad, .reallyGood, scale: .polarized))
        #expect(causes == [.update, .update])
        withExtendedLifetime((page, subscription)) {}
    }

    @Test("Trips of the day come, change and go with the journal; other entries repaint nothing")
    func related() async throws {
        journal.put(.film(.briefEncounter()), as: .film)
        let page = pages.makeMainPage()
        _ = await film.start()
        journal.put(.film(Film(title: "Another")), as: .otherFilm)
        journal.put(.trip(try #require(.toVienna())), as: .trip)
        await view.messages.until(count: 2)
        journal.put(nil, as: .otherFilm)
        journal.put(.trip(try #require(.toVienna(day: 20))), as: .trip)
        await view.messages.until(count: 3)
        journal.put(.trip(try #require(.toVienna())), as: .trip)
        await view.messages.until(count: 4)
        journal.put(nil, as: .trip)
        await view.messages.until(count: 5)
        #expect(
            view.messages.all == [
                .film(.briefEncounter()),
                .film(.briefEncounter(related: [.toVienna])),
                .film(.briefEncounter()),
                .film(.briefEncounter(related: [.toVienna])),
                .film(.briefEncounter()),
            ])
        withExtendedLifetime(page) {}
    }

    @Test("Other viewings come, change and go with the journal, and other films repaint nothing")
    func viewings() async {
        func viewing(_ feedback: Feedback...) -> Entry {
            .film(
                Film(
                    title: "Brief encounter", watched: CalendarDay(year: 2014, month: 5, day: 3),
                    feedbackGiven: feedback.map { GivenFeedback($0, at: nil) }))
        }
        journal.put(.film(.briefEncounter()), as: .film)
        let page = pages.makeMainPage()
        _ = await film.start()
        journal.put(viewing(), as: .otherFilm)
        await view.messages.until(count: 2)
        journal.put(.film(Film(title: "Another")), as: EntryID("another.ics"))
        journal.put(viewing(.bad), as: .otherFilm)
        await view.messages.until(count: 3)
        journal.put(nil, as: .otherFilm)
        await view.messages.until(count: 4)
        func shown(_ detail: String) -> FilmViewModel {
            var film = FilmViewModel.briefEncounter()
            film.viewings = [.init(id: "other-film.ics", title: "3 May 2014", detail: detail)]
            return film
        }
        #expect(
            view.messages.all == [
                .film(.briefEncounter()), .film(shown("")), .film(shown("bad")),
                .film(.briefEncounter()),
            ])
        withExtendedLifetime(page) {}
    }

    @Test("A reading that takes longer than a later one does not overwrite it")
    func lateReading() async {
        journal.put(.film(.briefEncounter()), as: .film)
        let page = pages.makeMainPage()
        _ = await film.start()
        journal.readGate.isClosed = true
        journal.put(.film(.briefEncounter(.bad)), as: .film)
        await journal.readGate.untilHeld(1)
        journal.readGate.isClosed = false
        journal.put(.film(.briefEncounter(.bad, .good)), as: .film)
        await view.messages.until(count: 2)
        journal.readGate.letOneGo()
        journal.put(.film(.briefEncounter(.bad, .good, .soAndSo)), as: .film)
        await view.messages.until(count: 3)
        #expect(
            view.messages.all == [
                .film(.briefEncounter()),
                .film(.briefEncounter("bad", "good")),
                .film(.briefEncounter("bad", "good", "so-so")),
            ])
        withExtendedLifetime(page) {}
    }

    @Test("While the journal cannot be written to, no feedback can be left, for a reason")
    func readOnly() async {
        journal.put(.film(.briefEncounter()), as: .film)
        let page = pages.makeMainPage()
        _ = await film.start()
        journal.condition.folder = .readOnly(path: "/journal")
        journal.report(JournalChange(conditionChanged: true))
        journal.condition.folder = .ready
        journal.report(JournalChange(conditionChanged: true))
        var locked = FilmViewModel.briefEncounter()
        locked.leavingFeedback = .unavailable(
            because: "The journal is read-only: its folder cannot be written to.")
        #expect(
            view.messages.all == [
                .film(.briefEncounter()), .film(locked), .film(.briefEncounter()),
            ])
        withExtendedLifetime(page) {}
    }

    @Test("A film that has gone stays as it was shown until it comes back")
    func gone() async {
        journal.put(.film(.briefEncounter()), as: .film)
        let page = pages.makeMainPage()
        _ = await film.start()
        journal.put(nil, as: .film)
        journal.put(.film(.briefEncounter(.good)), as: .film)
        await view.messages.until(count: 2)
        #expect(
            view.messages.all == [.film(.briefEncounter()), .film(.briefEncounter("good"))])
        withExtendedLifetime(page) {}
    }

    @Test("Neither the presenter nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let journal = track(JournalDouble([.film: .film(.briefEncounter())]))
            let view = track(FilmMainViewSpy())
            let pages = track(
                FilmPages(
                    mainPage: { [unowned view] in view.makeFilmMainPage(for: "") },
                    selectionPage: { [unowned view] in view.makeFeedbackSelectionPage(for: "") }))
            let film = track(FilmModel(.film, in: journal) { _ in Film(title: "") })
            let presenter = track(
                FilmMainPresenter(
                    film: film, givesStars: { false }, words: .british, pages: pages, view: view))
            _ = pages.makeMainPage()
            _ = await film.start()
            journal.put(.film(.briefEncounter(.bad)), as: .film)
            withExtendedLifetime(presenter) {}
        }
    }
}

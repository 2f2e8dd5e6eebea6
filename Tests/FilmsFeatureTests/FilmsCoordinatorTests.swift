import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import FilmsFeature

@Suite(.freed, .timeLimit(.minutes(1)))
struct FilmsCoordinatorTests {
    @Test("Every step of a long trail is there when it is asked for, a line each")
    func wholeFeedbackHistory() async throws {
        let given = (0..<30).map { number in
            GivenFeedback(
                number.isMultiple(of: 2) ? .bad : .good,
                at: Date(timeIntervalSince1970: 1_000_000_000 + Double(number) * 86_400))
        }
        let stage = FilmsStage([.film: .film(Film(title: "M", feedbackGiven: given))])
        await stage.coordinator.showFilm(.film)
        guard case .film(let film)? = stage.messages.first else { return #expect(Bool(false)) }
        #expect(!film.isFeedbackHistoryComplete)
        #expect(film.feedbackHistory.hasPrefix("10 earlier …"))
        stage.view.messages.removeAll()
        try #require(stage.view.mainPages.last).wholeFeedbackHistory.emit()
        await stage.until(1)
        guard case .wholeFeedbackHistory(let feedbackHistory, let id)? = stage.messages.first else {
            return #expect(Bool(false))
        }
        let steps = feedbackHistory.components(separatedBy: "\n")
        #expect(id == "film.ics" && steps.count == 30)
        #expect(steps.first == "bad, 9 September 2001" && steps.last == "good, 8 October 2001")
    }

    @Test("A film's page is filled before it is shown, as it was asked for")
    func show() async {
        let stage = FilmsStage([.film: .film(.briefEncounter(.good))])
        var wentBack = 0
        #expect(
            await stage.coordinator.showFilm(.film, transition: .push, back: { wentBack += 1 }))
        #expect(
            stage.messages == [
                .film(.of(.briefEncounter(.good))), .mainPage(.push, canGoBack: true),
            ])
        #expect(stage.view.mainPages.map(\.id) == ["film.ics"])
        stage.navigation.pop()
        #expect(wentBack == 1)
    }

    @Test("An entry that is no film, or is not there, is not shown")
    func noFilm() async throws {
        let stage = FilmsStage([.trip: .trip(try #require(.toVienna()))])
        #expect(await !stage.coordinator.showFilm(.trip))
        #expect(await !stage.coordinator.showFilm(.film))
        #expect(stage.messages == [])
    }

    @Test("Another film replaces the one on show, whose page then does nothing")
    func replace() async {
        let stage = FilmsStage([
            .film: .film(.briefEncounter()), .otherFilm: .film(Film(title: "M")),
        ])
        await stage.coordinator.showFilm(.film)
        let oldPage = stage.view.mainPages[0]
        await stage.coordinator.showFilm(.otherFilm)
        stage.view.messages.removeAll()

        oldPage.leaveFeedback.emit()
        oldPage.polarizedChanged.emit(true)
        oldPage.relatedEntry.emit("trip.ics")
        stage.journal.put(.film(.briefEncounter(.bad)), as: .film)
        stage.journal.put(.film(Film(title: "M", year: 1931)), as: .otherFilm)
        await stage.until(1)
        #expect(
            stage.messages == [.film(.of(Film(title: "M", year: 1931), id: .otherFilm))])
        #expect(stage.journal.writes == [])
        #expect(stage.flows.routed == [])
    }

    @Test("A film whose reading ends after a later request is never shown")
    func staleReading() async {
        let stage = FilmsStage([
            .film: .film(.briefEncounter()), .otherFilm: .film(Film(title: "M")),
        ])
        stage.journal.readGate.isClosed = true
        async let first = stage.coordinator.showFilm(.film)
        await stage.journal.readGate.untilHeld(1)
        async let second = stage.coordinator.showFilm(.otherFilm)
        await stage.journal.readGate.untilHeld(2)
        stage.journal.readGate.letGo(.otherFilm)
        #expect(await second)
        stage.journal.readGate.letGo(.film)
        #expect(await !first)
        #expect(
            stage.messages == [
                .film(.of(Film(title: "M"), id: .otherFilm)),
                .mainPage(.none, canGoBack: false),
            ])
    }

    @Test("Closing while a film is read keeps it from being shown")
    func closeWhileReading() async {
        let stage = FilmsStage([.film: .film(.briefEncounter())])
        stage.journal.readGate.isClosed = true
        async let shown = stage.coordinator.showFilm(.film)
        await stage.journal.readGate.untilHeld()
        stage.coordinator.close()
        stage.journal.readGate.letOneGo()
        #expect(await !shown)
        #expect(stage.messages == [])
    }

    @Test("After closing, the page leads nowhere and is not painted again")
    func close() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.coordinator.close()
        stage.view.mainPages.last?.leaveFeedback.emit()
        stage.journal.put(.film(.briefEncounter(.good)), as: .film)
        await stage.coordinator.showFilm(.film)
        #expect(
            stage.messages == [
                .film(.of(.briefEncounter(.good))), .mainPage(.none, canGoBack: false),
            ])
    }

    @Test("An entry of the same day is followed to, from this film")
    func related() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.view.mainPages.last?.relatedEntry.emit("trip.ics")
        #expect(stage.flows.routed == [.related(.trip, from: .film)])
    }

    @Test("What a film is among is followed to by what finds it")
    func relatedSearches() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.view.mainPages.last?.relatedSearch.emit("kind:film genre:=noir")
        #expect(stage.flows.routed == [.find("kind:film genre:=noir")])
    }

    @Test("Coordinator, scenes, pages and view are freed, whatever was done with them")
    func deallocation() async {
        await expectDeallocated { track in
            let stage = track(FilmsStage([.film: .film(.briefEncounter())]))
            track(stage.coordinator)
            track(stage.view)
            track(stage.journal)
            track(stage.navigation)
            await stage.coordinator.showFilm(.film)
            stage.choose(.good)
            await stage.until(6)
            for page in stage.view.mainPages { track(page) }
            for page in stage.view.selectionPages { track(page) }
            stage.view.mainPages.last?.leaveFeedback.emit()
            await stage.coordinator.showFilm(.film)
            await stage.coordinator.editFilm(.film)
            for form in stage.view.forms { track(form) }
        }
    }

    @Test("The scene of a film is freed as soon as another one is shown")
    func sceneDeallocation() async throws {
        let stage = FilmsStage([
            .film: .film(.briefEncounter()), .otherFilm: .film(Film(title: "M")),
        ])
        try await expectDeallocated { track in
            let pages = try #require(
                stage.coordinator.pageCoordinator(of: .film, PagePresentation()))
            track(pages)
            #expect(await pages.prepare())
            pages.start()
            stage.choose(.good)
        }
    }
}

import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

/// Tests of feedback, from the button on the main page to the journal and back.
@Suite(.freed, .timeLimit(.minutes(1)))
struct LeaveFeedbackTests {
    @Test("A choice leads back, is written with its moment, thanked for and shown")
    func firstFeedback() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.choose(.good)
        await stage.until(5)
        #expect(
            stage.messages == [
                .selectionPage(.push, canGoBack: true),
                .selection(.average),
                .mainPage(.pop, canGoBack: false),
                .thanks(.briefEncounter),
                .film(.of(.briefEncounter(.good))),
            ])
        #expect(stage.film == .briefEncounter(.good))
    }

    @Test("A film that was to be seen was seen today, and then takes feedback")
    func watched() async {
        let stage = await FilmsStage.showing(Film(title: "Ran", isWanted: true))
        stage.view.mainPages.last?.watched.emit()
        await stage.until(1)
        guard case .film(let shown)? = stage.messages.last else { return #expect(Bool(false)) }
        #expect(!shown.isWanted && shown.entry.detail == "19 November 2026")
        #expect(
            stage.film
                == Film(title: "Ran", watched: CalendarDay(year: 2026, month: 11, day: 19)))
        stage.view.mainPages.last?.watched.emit()
        await stage.journal.untilWritten(2)
        #expect(stage.film?.watched == CalendarDay(year: 2026, month: 11, day: 19))
    }

    @Test("The same choice again leaves the trail as it is")
    func same() async {
        let stage = await FilmsStage.showing(.briefEncounter(.good))
        stage.choose(.good)
        await stage.journal.untilWritten(1)
        #expect(stage.film == .briefEncounter(.good))
    }

    @Test("Remove Feedback withdraws the last one without thanks, and leaves no trail of a slip")
    func clearChoice() async {
        let stage = await FilmsStage.showing(.briefEncounter(.bad))
        stage.choose(.nothing)
        await stage.until(4)
        #expect(
            stage.messages == [
                .selectionPage(.push, canGoBack: true),
                .selection(.average.removable(.bad)),
                .mainPage(.pop, canGoBack: false),
                .film(.of(.briefEncounter())),
            ])
        #expect(stage.film == .briefEncounter())
    }

    @Test("An undo that restores a better feedback does not show thanks, as it was not given now")
    func undone() async throws {
        let journal = JournalDouble([.film: .film(.briefEncounter(.good))])
        let recorded = UndoableJournal(journal)
        let view = FilmMainViewSpy()
        let coordinator = freed(
            FilmsCoordinator(
                journal: recorded, view: view, navigation: NavigationStack(host: view),
                flows: FlowsSpy(), pictures: { PicturesDouble() }, timeZone: .gmt,
                now: { thatEvening.addingTimeInterval(3_600) }))
        await coordinator.showFilm(.film)
        view.mainPages.last?.leaveFeedback.emit()
        view.selectionPages.last?.selection.emit(.bad)
        await journal.untilWritten(1)
        await view.messages.until {
            if case .film(let film) = $0 {
                film.feedback == "You thought it was bad"
            } else {
                false
            }
        }
        view.messages.removeAll()
        try await recorded.steps.undo()
        await view.messages.until { if case .film = $0 { true } else { false } }
        #expect(journal[.film] == .film(.briefEncounter(.good)))
        try await recorded.steps.redo()
        try await recorded.steps.undo()
        // The page shows the film each time, and would have been thanked before.
        await view.messages.until(3) { if case .film = $0 { true } else { false } }
        #expect(!view.messages.all.contains { if case .thanks = $0 { true } else { false } })
    }

    @Test("The scale is switched, keeps the feedback, and decides what there is to choose from")
    func polarized() async {
        let stage = await FilmsStage.showing(.briefEncounter(.soAndSo))
        stage.view.mainPages.last?.polarizedChanged.emit(true)
        await stage.until(1)
        stage.choose(.reallyGood)
        await stage.until(6)
        #expect(
            stage.messages == [
                .film(.of(.briefEncounter(.soAndSo, scale: .polarized))),
                .selectionPage(.push, canGoBack: true),
                .selection(.polarized.removable(of: "You thought it was so-so")),
                .mainPage(.pop, canGoBack: false),
                .thanks(.briefEncounter),
                .film(.of(.briefEncounter(.soAndSo, .reallyGood, scale: .polarized))),
            ])
        #expect(stage.film == .briefEncounter(.soAndSo, .reallyGood, scale: .polarized))
    }

    /// Expects the choices on show to follow the scale, which was switched after they were opened.
    private func expectSwitched(
        _ stage: FilmsStage, at place: SourceLocation = #_sourceLocation
    ) async {
        await stage.until(4)
        #expect(
            stage.messages == [
                .selectionPage(.push, canGoBack: true),
                .selection(.average),
                .selection(.polarized),
                .film(.of(.briefEncounter(scale: .polarized))),
            ], sourceLocation: place)
    }

    @Test("The choices on show follow the scale when another program switches it")
    func scaleElsewhere() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.view.mainPages.last?.leaveFeedback.emit()
        stage.journal.put(.film(.briefEncounter(scale: .polarized)), as: .film)
        await expectSwitched(stage)
    }

    @Test("The choices on show follow the scale that was switched just before they were asked for")
    func scaleJustBefore() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.journal.writeGate.isClosed = true
        stage.view.mainPages.last?.polarizedChanged.emit(true)
        stage.view.mainPages.last?.leaveFeedback.emit()
        await stage.journal.writeGate.untilHeld()
        stage.journal.writeGate.letOneGo()
        await expectSwitched(stage)
    }

    @Test("A failed write is shown without repainting or thanks, and the next one succeeds")
    func failure() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.journal.failure = .readOnly(path: "/journal")
        stage.choose(.good)
        await stage.until(4)
        stage.journal.failure = nil
        stage.choose(.bad)
        await stage.until(8)
        #expect(
            stage.messages == [
                .selectionPage(.push, canGoBack: true),
                .selection(.average),
                .mainPage(.pop, canGoBack: false),
                .failure(
                    Localizer.inEnglish.failure(
                        "The feedback was not saved.",
                        because: JournalError.readOnly(path: "/journal"))),
                .selectionPage(.push, canGoBack: true),
                .selection(.average),
                .mainPage(.pop, canGoBack: false),
                .film(.of(.briefEncounter(.bad))),
            ])
        #expect(stage.film == .briefEncounter(.bad))
    }

    @Test("The selection page can be left without a choice, which changes nothing")
    func withoutChoice() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.view.mainPages.last?.leaveFeedback.emit()
        stage.navigation.pop()
        #expect(
            stage.messages == [
                .selectionPage(.push, canGoBack: true),
                .selection(.average),
                .mainPage(.pop, canGoBack: false),
            ])
        #expect(stage.journal.writes == [])
    }
}

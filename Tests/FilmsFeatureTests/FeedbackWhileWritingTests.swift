import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

/// Tests of changes that are made while a choice is being written.
@Suite(.freed, .timeLimit(.minutes(1)))
struct FeedbackWhileWritingTests {
    @Test("Changes made while one is being written happen afterwards, in order, each once")
    func overlapping() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.journal.writeGate.isClosed = true
        stage.choose(.bad)
        // Before anything else can happen, such as that the window is closed.
        #expect(stage.journal.writeGate.heldCount == 1)
        stage.view.mainPages.last?.polarizedChanged.emit(true)
        stage.choose(.reallyGood)
        #expect(stage.journal.writeGate.heldCount == 1)
        stage.journal.writeGate.open()
        await stage.journal.untilWritten(3)
        #expect(stage.film == .briefEncounter(.bad, .reallyGood, scale: .polarized))
        #expect(stage.journal.writes == [.change(.film), .change(.film), .change(.film)])
    }

    @Test("A choice is written although another film is on show by then, and says nothing there")
    func leftWhileWriting() async {
        let stage = FilmsStage([
            .film: .film(.briefEncounter()), .otherFilm: .film(Film(title: "M")),
        ])
        await stage.coordinator.showFilm(.film)
        stage.journal.writeGate.isClosed = true
        stage.choose(.good)
        await stage.journal.writeGate.untilHeld()
        await stage.coordinator.showFilm(.otherFilm)
        stage.view.messages.removeAll()
        stage.journal.writeGate.letOneGo()
        await stage.journal.untilWritten(1)
        stage.journal.put(.film(Film(title: "N")), as: .otherFilm)
        await stage.until(1)
        #expect(stage.film == .briefEncounter(.good))
        #expect(
            stage.messages == [.film(.of(Film(title: "N"), id: .otherFilm))])
    }

    @Test("What another program changed while a choice is being written stays")
    func changedWhileWriting() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.journal.writeGate.isClosed = true
        stage.choose(.good)
        await stage.journal.writeGate.untilHeld()
        stage.journal.put(.film(.briefEncounter(.bad, scale: .polarized)), as: .film)
        await stage.journal.untilRead(2)
        stage.journal.writeGate.letOneGo()
        await stage.until(5)
        #expect(stage.film == .briefEncounter(.bad, .good, scale: .polarized))
        #expect(
            stage.messages == [
                .selectionPage(.push, canGoBack: true),
                .selection(.average),
                .mainPage(.pop, canGoBack: false),
                .thanks(.briefEncounter),
                .film(.of(.briefEncounter(.bad, .good, scale: .polarized))),
            ])
    }

    @Test("A film that has gone cannot be given feedback, and the window says why")
    func gone() async throws {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.journal.writeGate.isClosed = true
        stage.choose(.good)
        await stage.journal.writeGate.untilHeld()
        stage.journal.put(nil, as: .film)
        stage.journal.writeGate.letOneGo()
        await stage.until(4)
        #expect(
            stage.messages == [
                .selectionPage(.push, canGoBack: true),
                .selection(.average),
                .mainPage(.pop, canGoBack: false),
                .failure(
                    FailureViewModel(
                        title: "The feedback was not saved.",
                        reason: Localizer.inEnglish.sentence(JournalError.entryGone(.film)))),
            ])
        #expect(stage.journal[.film] == nil)
    }

    @Test("What another program changed meanwhile is taken up although the write failed")
    func changedWhileFailing() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.journal.writeGate.isClosed = true
        stage.choose(.good)
        await stage.journal.writeGate.untilHeld()
        stage.journal.put(.film(.briefEncounter(.bad, scale: .polarized)), as: .film)
        await stage.journal.untilRead(2)
        stage.journal.failure = .diskFull(path: "/journal")
        stage.journal.writeGate.letOneGo()
        await stage.until(5)
        #expect(
            stage.messages == [
                .selectionPage(.push, canGoBack: true),
                .selection(.average),
                .mainPage(.pop, canGoBack: false),
                .film(.of(.briefEncounter(.bad, scale: .polarized))),
                .failure(
                    FailureViewModel(
                        title: "The feedback was not saved.",
                        reason: Localizer.inEnglish.sentence(
                            JournalError.diskFull(path: "/journal")))),
            ])
    }
}

import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import FilmsFeature

/// From the button on the main page to the journal and back.
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
                .thanks(.briefEncounter("good")),
                .film(.briefEncounter("good")),
            ])
        #expect(stage.film == .briefEncounter(.good))
    }

    @Test("The same choice again leaves the trail as it is")
    func same() async {
        let stage = await FilmsStage.showing(.briefEncounter(.good))
        stage.choose(.good)
        await stage.journal.untilWritten(1)
        #expect(stage.film == .briefEncounter(.good))
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
                .film(.briefEncounter("so and so", isPolarized: true)),
                .selectionPage(.push, canGoBack: true),
                .selection(.polarized),
                .mainPage(.pop, canGoBack: false),
                .thanks(.briefEncounter("really good")),
                .film(.briefEncounter("so and so", "really good", isPolarized: true)),
            ])
        #expect(stage.film == .briefEncounter(.soAndSo, .reallyGood, scale: .polarized))
    }

    @Test("The choices on show follow the scale when another program switches it")
    func scaleElsewhere() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.view.mainPages.last?.leaveFeedback.emit()
        stage.journal.put(.film(.briefEncounter(scale: .polarized)), as: .film)
        await stage.until(4)
        #expect(
            stage.messages == [
                .selectionPage(.push, canGoBack: true),
                .selection(.average),
                .selection(.polarized),
                .film(.briefEncounter(isPolarized: true)),
            ])
    }

    @Test("A write that fails is shown, repaints nothing and thanks nobody; the next one succeeds")
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
                    FailureViewModel(
                        title: "The feedback was not saved.",
                        reason: JournalError.readOnly(path: "/journal").description)),
                .selectionPage(.push, canGoBack: true),
                .selection(.average),
                .mainPage(.pop, canGoBack: false),
                .film(.briefEncounter("bad")),
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

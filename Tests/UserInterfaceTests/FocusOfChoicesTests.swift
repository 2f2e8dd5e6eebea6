import Domain
import EntryFeature
import Gtk
import GtkTestSupport
import Presentation
import Testing
import Wording

@testable import FilmsFeature
@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The keyboard on pages that are filled")
    struct FocusOfChoicesTests {
        let stage: WindowStage

        init() throws { stage = try WindowStage() }

        private let good = FeedbackChoice(.good, label: "good")
        private let soAndSo = FeedbackChoice(.soAndSo, label: "so-so")
        private let veryBad = FeedbackChoice(.veryBad, label: "very bad")

        private func feedback(_ choices: FeedbackChoice...) -> FeedbackSelectionViewModel {
            FeedbackSelectionViewModel(id: "a.ics", title: "How was it?", choices: choices)
        }

        private func button(_ label: String) throws -> Button {
            try #require(stage.detailPane.button(label))
        }

        @Test("The first choice has it, though the page is filled after it came on show")
        func firstChoice() throws {
            stage.showFilm(.briefEncounter)
            try button("Change Feedback…").grabFocus()
            let page = stage.main.makeFeedbackSelectionPage(for: "a.ics")
            stage.main.show(page, with: .push, canGoBack: true) {}
            stage.main.showFeedbackSelection(feedback(good, soAndSo))
            #expect(try button("good").isFocus)
        }

        @Test("The first outcome has it, though the page is filled after it came on show")
        func firstOutcome() throws {
            stage.showTrip(.toVienna)
            let page = stage.main.makeOutcomeSelectionPage(for: "t.ics")
            stage.main.show(page, with: .push, canGoBack: true) {}
            stage.main.showOutcomeSelection(outcomes(onTime, cancelled))
            #expect(try button("On Time").isFocus)
        }

        @Test("The present value has it, where there is one")
        func presentValue() throws {
            stage.showFilm(.briefEncounter)
            let page = stage.main.makeFeedbackSelectionPage(for: "a.ics")
            stage.main.show(page, with: .push, canGoBack: true) {}
            stage.main.showFeedbackSelection(
                FeedbackSelectionViewModel(
                    id: "a.ics", title: "How was it?", choices: [good, soAndSo], chosen: soAndSo))
            #expect(try button("so-so, chosen").isFocus)
        }

        @Test("The recorded outcome has it, and another time if that is recorded")
        func recordedOutcome() throws {
            for (isOther, label) in [(false, "✓ Cancelled"), (true, "✓ Other Time…")] {
                let stage = try WindowStage()
                stage.showTrip(.toVienna)
                let page = stage.main.makeOutcomeSelectionPage(for: "t.ics")
                stage.main.show(page, with: .push, canGoBack: true) {}
                stage.main.showOutcomeSelection(
                    outcomes(onTime, cancelled, chosen: [cancelled], isOtherTime: isOther))
                #expect(
                    stage.detailPane.shown(Button.self).first(where: \.isFocus)?.label == label
                )
            }
        }

        @Test("It stays at a choice that is offered again, and goes to the first where it is not")
        func refill() throws {
            stage.showFilm(.briefEncounter)
            let page = stage.main.makeFeedbackSelectionPage(for: "a.ics")
            stage.main.showFeedbackSelection(feedback(good, soAndSo))
            stage.main.show(page, with: .push, canGoBack: true) {}
            let kept = try button("so-so")
            kept.grabFocus()
            stage.main.showFeedbackSelection(feedback(good, soAndSo))
            #expect(kept.isFocus && kept.parent != nil)
            stage.main.showFeedbackSelection(feedback(veryBad, soAndSo))
            #expect(try kept.isFocus && button("so-so") === kept)
            stage.main.showFeedbackSelection(feedback(good, veryBad))
            #expect(try button("good").isFocus)
        }

        @Test("A page that is filled again never takes it from the list")
        func refillFromAfar() throws {
            stage.showFilm(.briefEncounter)
            let page = stage.main.makeFeedbackSelectionPage(for: "a.ics")
            stage.main.showFeedbackSelection(feedback(good))
            stage.main.show(page, with: .push, canGoBack: true) {}
            stage.listPane.search.grabFocus()
            stage.main.showFeedbackSelection(feedback(soAndSo, veryBad))
            #expect(stage.window.isFocus(within: stage.listPane.search))
        }

        private let onTime = OutcomeChoice(label: "On Time", meaning: .onTime)
        private let cancelled = OutcomeChoice(label: "Cancelled", meaning: .cancelled)
        private let notRecorded = OutcomeChoice(label: "Clear Recorded Time", meaning: .notRecorded)

        private func outcomes(
            _ choices: OutcomeChoice..., chosen: [OutcomeChoice] = [], isOtherTime: Bool = false
        ) -> OutcomeSelectionViewModel {
            OutcomeSelectionViewModel(
                id: "t.ics", title: "What happened?", choices: choices, chosen: chosen,
                time: TimePickerViewModel(
                    label: "Other Time…", start: OutcomeTime(hour: 14, minute: 2), days: [],
                    clock: ClockFormat(.inEnglish), isChosen: isOtherTime))
        }

        @Test("It stays at an outcome, and in a time that is being set, when others are offered")
        func refillOutcomes() throws {
            stage.showTrip(.toVienna)
            let page = stage.main.makeOutcomeSelectionPage(for: "t.ics")
            stage.main.showOutcomeSelection(outcomes(onTime, cancelled))
            stage.main.show(page, with: .push, canGoBack: true) {}
            try button("Cancelled").grabFocus()
            stage.main.showOutcomeSelection(outcomes(onTime, cancelled, notRecorded))
            #expect(try button("Cancelled").isFocus)
            try button("Other Time…").click()
            let clock = try #require(stage.detailPane.field(SpinButton.self, "Time"))
            clock.turn(to: 9 * 60)
            clock.grabFocus()
            stage.main.showOutcomeSelection(outcomes(onTime, cancelled))
            #expect(clock.isFocus && clock.intValue == 9 * 60)
        }

        @Test("It stays at another entry of the day when one more is there")
        func related() throws {
            let trip = EntrySummary.trip("c.ics", from: "C", to: "D")
            stage.showFilm(
                .of(.briefEncounter, sameDay: [.trip("b.ics", from: "A", to: "B"), trip]))
            let link = try button("C → D")
            link.grabFocus()
            stage.main.showFilm(
                .of(.briefEncounter, sameDay: [.trip("d.ics", from: "D", to: "E"), trip]))
            #expect(try link.isFocus && button("C → D") === link)
            #expect(
                stage.detailPane.words.suffix(3) == ["Same Day", "D → E", "C → D"])
        }
    }
}

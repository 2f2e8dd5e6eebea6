import Domain
import Gtk
import GtkTestSupport
import Presentation
import Signals
import Testing
import Wording

@testable import JournalFeature
@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Actions on a journey and on its legs")
    struct JourneyActionsTests {
        private let stage: WindowStage

        init() throws {
            stage = try WindowStage()
            stage.main.showJournal(
                JournalListViewModel(
                    rows: JourneyRows(), count: "1 entry", state: .entries, isReordered: false))
            stage.main.markEntry("a.ics")
        }

        private func showJourney() {
            let page = stage.main.makeJourneyMainPage(for: "a.ics")
            stage.main.showJourney(.toParis())
            stage.main.show(page, with: .none, canGoBack: false) {}
        }

        private func showFirstLeg() { stage.showTrip(.of(.toBrussels, id: EntryID("a.ics"))) }

        /// Returns the ids that Delete posts.
        private func deleted() -> [String] {
            var deleted: [String] = []
            stage.main.events.journal.delete.hear { deleted.append("leg \($0)") }
            stage.main.events.journal.deleteJourney.hear { deleted.append("journey \($0)") }
            stage.window.activate("delete")
            return deleted
        }

        @Test("Delete means all of a journey in the list and on its page, and a leg on the leg's")
        func deleting() {
            #expect(deleted() == ["journey a.ics"])
            showJourney()
            #expect(deleted() == ["journey a.ics"])
            showFirstLeg()
            #expect(deleted() == ["leg a.ics"])
        }

        @Test("The key of the list deletes what its row stands for, whatever page is on show")
        func deletingRow() {
            showFirstLeg()
            var deleted: [String] = []
            stage.main.events.journal.deleteJourney.hear { deleted.append($0) }
            stage.listPane.list.grabFocus()
            stage.window.press(.delete)
            #expect(deleted == ["a.ics"])
        }

        @Test("Edit says why a journey is not edited, and no more on the page of a leg")
        func whyNotEdited() {
            let edit = stage.header.edit
            showJourney()
            #expect(edit.tooltip == "Journeys are edited one leg at a time. Open a leg to edit it.")
            #expect(!edit.isSensitive)
            showFirstLeg()
            #expect(edit.tooltip == "Edit (Ctrl+E)" && edit.accessibleDescription == "")
        }

        @Test("A journey is not edited, and can be repeated, turned round and go on")
        func actions() {
            let names = ["edit", "again", "return", "next-leg"]
            showJourney()
            #expect(names.map { stage.window.isEnabled($0) } == [false, true, true, true])
            showFirstLeg()
            #expect(names.map { stage.window.isEnabled($0) } == [true, true, true, true])
            stage.showFilm(.briefEncounter)
            stage.main.markEntry("film.ics")
            stage.main.allowChanges(.unavailable(because: "The journal is read-only."))
            #expect(names.map { stage.window.isEnabled($0) } == [false, false, false, false])
        }

        @Test(
            "Again and Return mean all of a journey on its page and its row, and a leg on the leg's"
        )
        func again() {
            var begun: [String] = []
            for (signal, name) in [
                (stage.main.events.journal.again.signal, "leg"),
                (stage.main.events.journal.wayBack.signal, "back of leg"),
                (stage.main.events.journal.journeyAgain.signal, "journey"),
                (stage.main.events.journal.journeyBack.signal, "back of journey"),
            ] {
                signal.hear { begun.append("\(name) \($0)") }
            }
            stage.window.activate("again")
            showJourney()
            stage.window.activate("again")
            stage.window.activate("return")
            showFirstLeg()
            stage.window.activate("again")
            stage.window.activate("return")
            #expect(
                begun == [
                    "journey a.ics", "journey a.ics", "back of journey a.ics", "leg a.ics",
                    "back of leg a.ics",
                ])
        }

        @Test("A leg is moved on its page and on that of its journey, where changes are allowed")
        func moving() {
            let names = ["leg-up", "leg-down"]
            showJourney()
            #expect(names.allSatisfy { stage.window.isEnabled($0) })
            showFirstLeg()
            #expect(names.allSatisfy { stage.window.isEnabled($0) })
            var moved: [LegMove] = []
            stage.main.events.trips.moveLeg.hear { moved.append($0) }
            stage.window.activate("leg-down")
            #expect(moved == [LegMove("a.ics", isEarlier: false)])
            stage.main.allowChanges(.unavailable(because: "The journal is read-only."))
            #expect(names.allSatisfy { !stage.window.isEnabled($0) })
        }

        @Test("The question what came instead is about the journey")
        func question() {
            showJourney()
            let page = stage.main.makeSubstituteSelectionPage(for: "a.ics")
            stage.main.show(page, with: .push, canGoBack: true) {}
            let names = ["edit", "again", "return", "next-leg"]
            #expect(names.map { stage.window.isEnabled($0) } == [false, true, true, false])
            #expect(deleted() == ["journey a.ics"])
        }

        @Test("Enter in the list leads to the page on show, whichever leg that is named by")
        func entering() throws {
            stage.main.markEntry("b.ics")
            let page = stage.main.makeJourneyMainPage(for: "b.ics")
            stage.main.showJourney(.toParis(id: "b.ics"))
            stage.main.show(page, with: .none, canGoBack: false) {}
            stage.listPane.list.grabFocus()
            stage.listPane.list.activateHandler?("a.ics")
            #expect(stage.window.isFocus(within: stage.detailPane))
        }

        @Test("Ctrl+Shift+L on the page of a leg asks for the leg after that")
        func nextLeg() {
            showFirstLeg()
            var asked: [String] = []
            stage.main.events.journal.nextLeg.hear { asked.append($0) }
            stage.window.press(Key("L"), [.control, .shift])
            #expect(asked == ["a.ics"])
        }
    }
}

/// A single row, of a journey.
private final class JourneyRows: JournalRows {
    let count = 1
    let headed: [Int] = []

    func row(at index: Int) -> JournalRow? {
        JournalRow(
            id: "a.ics", kind: .train, kindName: "Trip", title: "Köln → Paris",
            detail: "20 Nov · 2 legs", isJourney: true)
    }

    func index(of id: String) -> Int? { ["a.ics", "b.ics"].contains(id) ? 0 : nil }

    func sentence(at index: Int) -> String? { "Köln to Paris, train, 20 November 2026, 2 legs" }
}

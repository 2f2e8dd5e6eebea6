import Domain
import JournalFeature
import Signals
import TestSupport
import Testing

/// Tests that a dragged row provides its files at once, and a calendar a moment later.
@MainActor
@Suite(.freed)
struct DragPresenterTests {
    @Test("An entry is handed out as its own file, and then as its calendar too")
    func entry() async {
        let stage = InterchangeStage([EntryID("a b%.ics"): .film(Film(title: "Ran"))])
        stage.view.dragging.emit(EntryReference(id: "a b%.ics", text: "Ran", isOfJourney: true))
        let files = ["/journal/a b%.ics"]
        await stage.view.messages.until {
            $0 == .handedOut("Ran", files: files, calendar: "a b%.ics")
        }
        #expect(stage.view.messages.all.first == .handedOut("Ran", files: files, calendar: nil))
        #expect(stage.view.messages.all.count == 2)
    }

    @Test(
        "The row of a journey stands for all legs, and that of a leg for itself",
        arguments: [(true, ["a.ics", "b.ics"]), (false, ["a.ics"])])
    func journey(_ isOfJourney: Bool, _ handedOut: [String]) async {
        let stage = InterchangeStage.ofJourney()
        stage.view.dragging.emit(
            EntryReference(id: "a.ics", text: "A → C", isOfJourney: isOfJourney))
        await stage.view.messages.until {
            $0
                == .handedOut(
                    "A → C", files: handedOut.map { "/journal/" + $0 },
                    calendar: handedOut.joined(separator: " "))
        }
    }

    @Test("What cannot be read stays the file that it is")
    func failure() async {
        let stage = InterchangeStage([EntryID("a.ics"): .film(Film(title: "Ran"))])
        stage.exporter.failure = .cancelled
        stage.view.dragging.emit(EntryReference(id: "a.ics", text: "Ran", isOfJourney: false))
        stage.exporter.failure = nil
        stage.view.dragging.emit(EntryReference(id: "b.ics", text: "Gilda", isOfJourney: false))
        await stage.view.messages.until {
            $0 == .handedOut("Gilda", files: ["/journal/b.ics"], calendar: "b.ics")
        }
        #expect(
            stage.view.messages.all == [
                .handedOut("Ran", files: ["/journal/a.ics"], calendar: nil),
                .handedOut("Gilda", files: ["/journal/b.ics"], calendar: nil),
                .handedOut("Gilda", files: ["/journal/b.ics"], calendar: "b.ics"),
            ])
    }
}

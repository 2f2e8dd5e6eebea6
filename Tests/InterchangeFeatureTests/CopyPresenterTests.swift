import Domain
import JournalFeature
import Signals
import TestSupport
import Testing

/// Tests that a copied row is on the clipboard as text at once, and as a calendar a moment later.
@MainActor
@Suite(.freed)
struct CopyPresenterTests {
    @Test("An entry is copied as its calendar, under the text of its row")
    func entry() async {
        let stage = InterchangeStage([EntryID("a.ics"): .film(Film(title: "Ran"))])
        stage.view.copying.emit(EntryReference(id: "a.ics", text: "Ran", isOfJourney: true))
        await stage.view.messages.until { $0 == .copied("Ran", Array("a.ics".utf8)) }
    }

    @Test(
        "The row of a journey stands for all legs, and that of a leg for itself",
        arguments: [(true, "a.ics b.ics"), (false, "a.ics")])
    func journey(_ isOfJourney: Bool, _ copied: String) async {
        let stage = InterchangeStage.ofJourney()
        stage.view.copying.emit(
            EntryReference(id: "a.ics", text: "A → C", isOfJourney: isOfJourney))
        await stage.view.messages.until { $0 == .copied("A → C", Array(copied.utf8)) }
    }

    @Test("What cannot be read stays the text that it is")
    func failure() async {
        let stage = InterchangeStage([EntryID("a.ics"): .film(Film(title: "Ran"))])
        stage.exporter.failure = .cancelled
        stage.view.copying.emit(EntryReference(id: "a.ics", text: "Ran", isOfJourney: false))
        stage.exporter.failure = nil
        stage.view.copying.emit(EntryReference(id: "b.ics", text: "Gilda", isOfJourney: false))
        await stage.view.messages.until { $0 == .copied("Gilda", Array("b.ics".utf8)) }
        #expect(stage.view.messages.all.count == 1)
    }
}

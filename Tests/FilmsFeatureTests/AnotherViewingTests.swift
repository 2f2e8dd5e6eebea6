import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

@Suite(.freed, .timeLimit(.minutes(1)))
struct AnotherViewingTests {
    private let today = "2026-11-19"

    @Test("A film again is a new viewing of today, with the keyboard at its place")
    func again() async throws {
        let stage = FilmsStage([.film: .film(.full)])
        await stage.coordinator.begin(.again, from: .film)
        guard case .form(let form)? = stage.messages.last else { return #expect(Bool(false)) }
        #expect(form.title == "New Film" && form.focus == .place && !form.offersWanted)
        #expect(form.draft.day == today && form.draft.viewing == "3" && form.draft.place.isEmpty)
        #expect(form.check.canSave)
        var draft = form.draft
        draft.place = "Odeon"
        let opened = try #require(stage.view.forms.last)
        opened.draft.emit(draft)
        opened.save.emit()
        await stage.journal.untilWritten(1)
        var film = Film.full.again(on: CalendarDay(year: 2026, month: 11, day: 19))
        film?.place = "Odeon"
        #expect(stage.flows.added.map { stage.journal[$0] } == [film.map(Entry.film)])
        #expect(stage.film == .full)
    }

    @Test("It is left without a question where nothing was changed")
    func left() async throws {
        let stage = FilmsStage([.film: .film(.full)])
        await stage.coordinator.begin(.again, from: .film)
        try #require(stage.view.forms.last).cancel.emit()
        #expect(stage.messages.last == .formClosed && stage.journal.writes == [])
    }

    @Test(
        "A film that is still to be seen is not seen again, and no film has a way back",
        arguments: [
            (
                EntryDerivation.again, Film(title: "Ran", isWanted: true),
                "You have not seen this film yet."
            ),
            (.wayBack, .full, "Only trips have a way back."),
        ])
    func impossible(_ next: EntryDerivation, _ film: Film, _ reason: String) async {
        let stage = FilmsStage([.film: .film(film)])
        await stage.coordinator.begin(next, from: .film)
        let failure = FailureViewModel(
            title: "No film can be made from this one.", reason: reason)
        #expect(stage.messages == [.failure(failure)])
        await stage.coordinator.newFilm()
        #expect(stage.messages.count == 2)
    }
}

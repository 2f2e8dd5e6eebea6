import Domain
import EntryFeature
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

/// Tests that the content of a trip's form is restored unchanged, and followed as if it had been
/// typed again.
@Suite(.freed, .timeLimit(.minutes(1)))
struct StoredTripDraftTests {
    private let keeper = DraftsDouble()

    private func stage() -> TripsStage {
        let stage = TripsStage()
        stage.coordinator.drafts = UnsavedDrafts(keeper: keeper) { _ in }
        return stage
    }

    private var kept: StoredDraft? {
        if case .store(let draft)? = keeper.messages.last { draft } else { nil }
    }

    private func form(_ stage: TripsStage) -> FormViewModel? {
        for message in stage.messages {
            if case .form(let form) = message { return form }
        }
        return nil
    }

    @Test("A form opens again with what was typed, be it a time or not")
    func again() async throws {
        let first = stage()
        await first.coordinator.add()
        var typed = try #require(form(first)).draft
        (typed.from, typed.to, typed.notes) = ("Wien Hbf", "Graz Hbf", "window")
        (typed.departure.hour, typed.departure.minute) = (9, 58)
        typed.departure.date = "soon"
        typed.arrival = typed.departure
        typed.arrival?.date = "2026-11-20"
        typed.arrival?.clock = "25:10"
        try #require(first.view.forms.last).draft.emit(typed)
        first.coordinator.drafts?.flush()
        #expect(kept?.name == "Wien Hbf → Graz Hbf")

        let next = stage()
        #expect(await next.coordinator.restore(try #require(kept)))
        let opened = try #require(form(next))
        #expect(opened.draft.from == "Wien Hbf" && opened.draft.notes == "window")
        #expect(opened.draft.departure == typed.departure)
        #expect(opened.draft.arrival?.clock == "25:10")
        #expect(try #require(opened.rows.first).key != .line && !opened.check.canSave)
    }

    @Test("A line that was typed stands above the fields again, and does not fill them once more")
    func line() async throws {
        let first = stage()
        await first.coordinator.add(line: "Wien → Graz 9:58")
        await first.until(2)
        var typed = try #require(
            first.messages.compactMap { message in
                if case .formFilled(let draft) = message { draft } else { nil }
            }.last)
        typed.to = "Bruck"
        try #require(first.view.forms.last).draft.emit(typed)
        first.coordinator.drafts?.flush()

        let next = stage()
        #expect(await next.coordinator.restore(try #require(kept)))
        await next.until(2)
        #expect(form(next)?.line == "Wien → Graz 9:58")
        guard
            case .formFilled(let draft)? = next.messages.first(where: {
                if case .formFilled = $0 { true } else { false }
            })
        else { return #expect(Bool(false), "\(next.messages)") }
        #expect(draft.to == "Bruck" && draft.from == "Wien")
    }

    @Test("A line is kept from its first letter, before a field knows what it means")
    func firstLetter() async throws {
        let first = stage()
        await first.coordinator.add(line: "")
        let draft = try #require(form(first)).draft
        let opened = try #require(first.view.forms.last)
        opened.cancel.emit()
        #expect(!first.messages.contains { if case .unsaved = $0 { true } else { false } })
        await first.coordinator.add(line: "")
        let again = try #require(first.view.forms.last)
        again.line.emit("W")
        again.draft.emit(draft)
        first.coordinator.drafts?.flush()
        #expect(kept?.name == "W")
        again.cancel.emit()
        #expect(first.messages.contains { if case .unsaved = $0 { true } else { false } })

        let next = stage()
        #expect(await next.coordinator.restore(try #require(kept)))
        #expect(form(next)?.line == "W")
        try #require(next.view.forms.last).cancel.emit()
        #expect(next.messages.contains { if case .unsaved = $0 { true } else { false } })
    }

    @Test("What was typed in the search is kept before its form is open")
    func beforeTheForm() async throws {
        let first = stage()
        first.journal.afterValues = { [drafts = first.coordinator.drafts] in drafts?.flush() }
        await first.coordinator.add(line: "Wien → Graz 9:58")
        #expect(kept?.name == "Wien → Graz 9:58")
        let form = try #require(first.view.forms.last)
        form.cancel.emit()
        form.discard.emit()
        await until("The draft is forgotten", kept == nil)
    }
}

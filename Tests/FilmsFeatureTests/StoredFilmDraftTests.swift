import Domain
import EntryFeature
import Presentation
import Signals
import TestSupport
import Testing

@testable import FilmsFeature

/// Tests that the content of a form is kept until it is saved or discarded, and is restored
/// unchanged.
@Suite(.freed, .timeLimit(.minutes(1)))
final class StoredFilmDraftTests {
    private let keeper = DraftsDouble()
    private let today = "2026-11-19"
    private var moments: [() -> Void] = []

    /// Returns a stage whose forms keep their drafts after a moment.
    private func stage(_ entries: [EntryID: Entry] = [:]) -> FilmsStage {
        let stage = FilmsStage(entries)
        stage.coordinator.drafts = UnsavedDrafts(keeper: keeper) { [weak self] in
            self?.moments.append($0)
        }
        return stage
    }

    private func unsaved(_ stage: FilmsStage) -> UnsavedDrafts? { stage.coordinator.drafts }

    private var kept: [StoredDraft] {
        keeper.messages.compactMap { if case .store(let draft) = $0 { draft } else { nil } }
    }

    /// Opens a form for a new film.
    private func newForm(on stage: FilmsStage) async throws -> FormDouble {
        await stage.coordinator.add()
        return try #require(stage.view.forms.last)
    }

    /// Edits a film, ends the program with text in its notes, and opens the form again beside these
    /// entries.
    private func typedNotes(
        in film: Film, andThen entries: [EntryID: Entry]
    ) async throws -> (stage: FilmsStage, form: FormDouble) {
        let first = stage([.film: .film(film)])
        await first.coordinator.edit(.film)
        var typed = FilmForm.of(film).draft
        typed.notes = "typed"
        try #require(first.view.forms.last).draft.emit(typed)
        unsaved(first)?.flush()
        #expect(kept.last?.original == .film(film))

        let next = stage(entries)
        #expect(await next.coordinator.restore(try #require(kept.last)))
        return (next, try #require(next.view.forms.last))
    }

    private func untilAsked(_ count: Int) async {
        await until("Message \(count)", keeper.messages.count >= count)
    }

    @Test("A draft that cannot be kept is tried with each key and reported once until it works")
    func notKept() async throws {
        let stage = stage()
        let form = try await newForm(on: stage)
        var told: [JournalError?] = []
        var subscriptions = Subscriptions()
        subscriptions +=
            try #require(unsaved(stage)).signalTrouble.onReception § eachTime § { told.append($0) }
        let full = JournalError.diskFull(path: "/d")
        for (title, failure) in [
            ("L", full), ("La", full), ("Lau", nil), ("Laur", nil), ("Laura", full),
        ] {
            keeper.failure = failure
            form.draft.emit(FilmDraft(title: title, day: today))
            await until("A moment to keep the draft", !moments.isEmpty)
            moments.removeFirst()()
            // It is kept, and told, before the next moment is waited for.
            await until("“\(title)” is kept", kept.last?.name == title)
        }
        await until("A third trouble", told.count == 3)
        #expect(told == [full, nil, full])
        form.cancel.emit()
        form.discard.emit()
        await until("The draft is forgotten", keeper.messages.last == .forget(kept[0].id))
        withExtendedLifetime(subscriptions) {}
    }

    @Test("The latest content is kept once, a moment after the first key")
    func aMoment() async throws {
        let stage = stage()
        let form = try await newForm(on: stage)
        form.draft.emit(FilmDraft(title: "La", day: today))
        form.draft.emit(FilmDraft(title: "Laura", year: "1944", day: today))
        #expect(keeper.messages == [])
        #expect(moments.count == 1)
        moments.removeFirst()()
        await untilAsked(1)
        #expect(kept.map(\.name) == ["Laura (1944)"])
        #expect(kept.map(\.kind) == [.film] && kept.map(\.original) == [nil])
        form.draft.emit(FilmDraft(title: "Lauras", day: today))
        // Once what was typed before is kept.
        await until("A moment to keep the draft", !moments.isEmpty)
        #expect(moments.count == 1)
        form.cancel.emit()
        form.discard.emit()
        await untilAsked(2)
        #expect(keeper.messages.last == .forget(kept[0].id))
        moments.removeFirst()()
        #expect(kept.count == 1)
    }

    @Test("As the program ends, it is kept at once")
    func atOnce() async throws {
        let stage = stage()
        let form = try await newForm(on: stage)
        form.draft.emit(FilmDraft(title: "Laura", day: today))
        unsaved(stage)?.flush()
        #expect(kept.map(\.name) == ["Laura"])
    }

    @Test("What was saved is kept no longer, once it is saved")
    func saved() async throws {
        let stage = stage()
        let form = try await newForm(on: stage)
        form.draft.emit(FilmDraft(title: "Laura", day: today))
        unsaved(stage)?.flush()
        form.save.emit()
        await stage.journal.untilWritten(1)
        await untilAsked(2)
        #expect(keeper.messages == [.store(kept[0]), .forget(kept[0].id)])
    }

    @Test("Unchanged content is not kept")
    func nothingTyped() async throws {
        let stage = stage()
        let form = try await newForm(on: stage)
        form.draft.emit(FilmDraft(title: "L", day: today))
        form.draft.emit(FilmDraft(day: today))
        unsaved(stage)?.flush()
        #expect(kept == [])
    }

    @Test("A film that was typed in one line is kept before its form is open")
    func line() async throws {
        let first = stage()
        first.journal.afterValues = { [drafts = unsaved(first)] in drafts?.flush() }
        await first.coordinator.add(line: "Laura (1944) good")
        #expect(kept.map(\.name) == ["Laura (1944) good"])
        unsaved(first)?.flush()
        #expect(kept.last?.name == "Laura (1944)")

        let next = stage()
        #expect(await next.coordinator.restore(try #require(kept.last)))
        guard case .form(let form)? = next.messages.first else {
            return #expect(Bool(false), "No form")
        }
        #expect(form.line == "Laura (1944) good")
        #expect(form.draft.title == "Laura" && form.draft.feedback != 0)
    }

    @Test("A form opens again with what was typed, which is unsaved, and is saved like any other")
    func again() async throws {
        let first = stage()
        let begun = try await newForm(on: first)
        let typed = FilmDraft(
            title: "Laura", year: "19x", day: "3x",
            feedback: 2, notes: "two\nlines")
        begun.draft.emit(typed)
        unsaved(first)?.flush()

        let next = stage()
        #expect(await next.coordinator.restore(try #require(kept.last)))
        guard case .form(let form)? = next.messages.first else {
            return #expect(Bool(false), "No form")
        }
        #expect(form.draft == typed && form.title == "New Film")
        #expect(form.check.complaints[.year] != nil && !form.check.canSave)
        let opened = try #require(next.view.forms.last)
        opened.cancel.emit()
        #expect(next.messages.contains { if case .unsaved = $0 { true } else { false } })
        opened.draft.emit(FilmDraft(title: "Laura", year: "1944", day: today))
        opened.save.emit()
        await next.journal.untilWritten(1)
        guard case .film(let film)? = next.journal[EntryID("entry-1.ics")] else {
            return #expect(Bool(false))
        }
        #expect(film.title == "Laura" && film.year == 1944)
    }

    @Test("What was typed into an entry that was changed since is asked about, and nothing is lost")
    func changedSince() async throws {
        let film = Film(title: "Laura", year: 1944, place: "Filmcasino", notes: "old")
        var changed = film
        (changed.place, changed.notes) = ("Gartenbau", "theirs")
        let (next, form) = try await typedNotes(in: film, andThen: [.film: .film(changed)])
        form.save.emit()
        await next.until(2)
        guard case .conflicts(let conflicts)? = next.messages.last else {
            return #expect(Bool(false), "\(next.messages)")
        }
        form.conflictAnswers.emit([try #require(conflicts.first): true])
        await next.journal.untilWritten(1)
        #expect(next.film?.notes == "typed" && next.film?.place == "Gartenbau")
    }

    @Test("What was typed into an entry that is gone can become a new one")
    func goneSince() async throws {
        let film = Film(title: "Laura")
        let (next, form) = try await typedNotes(in: film, andThen: [:])
        form.save.emit()
        await next.until(2)
        guard case .offeredNew? = next.messages.last else {
            return #expect(Bool(false), "\(next.messages)")
        }
        form.saveAsNew.emit()
        await next.journal.untilWritten(1)
        guard case .film(let added)? = next.journal[EntryID("entry-1.ics")] else {
            return #expect(Bool(false))
        }
        #expect(added.title == "Laura" && added.notes == "typed")
    }

    @Test("A draft that was kept before a field was added is read, and the entry's field stays")
    func fieldAdded() async throws {
        let film = Film(
            title: "Laura", genres: ["noir"],
            watched: CalendarDay(year: 2026, month: 11, day: 1), notes: "old")
        let kept = StoredDraft(
            id: "a", kind: .film, name: "Laura", original: .film(film),
            form: """
                {"subject": {"existing": {"_0": {"rawValue": "\(EntryID.film.rawValue)"}}}, \
                "format": 3, "draft": {"title": "Laura", "isWanted": "", "notes": "typed"}}
                """)
        let stage = stage([.film: .film(film)])
        #expect(await stage.coordinator.restore(kept))
        guard case .form(let form)? = stage.messages.first else {
            return #expect(Bool(false), "\(stage.messages)")
        }
        #expect(form.draft.notes == "typed" && form.draft.genres == "noir")
        #expect(form.draft.day == "2026-11-01")
        try #require(stage.view.forms.last).save.emit()
        await stage.journal.untilWritten(1)
        #expect(stage.film?.notes == "typed" && stage.film?.genres == ["noir"])
    }

    @Test("A form that is open stays, and what was left behind waits")
    func open() async throws {
        let stage = stage()
        await stage.coordinator.add()
        let draft = StoredDraft(id: "a", kind: .film, name: "", original: nil, form: "{}")
        #expect(await !stage.coordinator.restore(draft))
    }

    @Test(
        "An unreadable draft is reported, and never ends the program",
        arguments: [
            "", "{}", "{\"subject\":{\"new\":{}},\"format\":3,\"draft\":{\"title\":1}}",
            "{\"subject\":{\"new\":{}},\"format\":2,\"draft\":{\"title\":\"x\"}}",
            "{\"subject\":{\"new\":{}},\"draft\":{\"title\":\"x\"}}",
        ])
    func damaged(_ form: String) async {
        let stage = stage()
        let draft = StoredDraft(id: "a", kind: .film, name: "", original: nil, form: form)
        #expect(await stage.coordinator.restore(draft))
        guard case .failure(let failure)? = stage.messages.last else {
            return #expect(Bool(false), "\(stage.messages)")
        }
        #expect(failure.title == "What you typed cannot be read.")
        #expect(keeper.messages == [])
    }
}

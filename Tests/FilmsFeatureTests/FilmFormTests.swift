import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

/// Tests of the form, from its opening to the journal.
@Suite(.freed, .timeLimit(.minutes(1)))
struct FilmFormTests {
    private let today = "2026-11-19"
    private let untitled = Localizer.inEnglish.complaint(FilmError.emptyTitle)

    private func newFilmForm(
        _ completions: FormViewModel.Completions = [:]
    ) -> FilmMainViewSpy.Message {
        .form(
            .film(
                "New Film", FilmDraft(day: today), completions: completions,
                check: FormCheck(canSave: false)))
    }

    @Test("A new film without feedback has the scale that is preferred")
    func scale() async throws {
        let stage = FilmsStage(scaleOfNew: .polarized)
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        form.draft.emit(FilmDraft(title: "Laura", day: today))
        form.save.emit()
        await stage.journal.untilWritten(1)
        guard case .film(let film)? = stage.journal[EntryID("entry-1.ics")] else {
            return #expect(Bool(false))
        }
        #expect(film.scale == .polarized && film.feedback == .none)
    }

    @Test("A new film is of today, completes from the journal, and is added and announced")
    func add() async throws {
        let stage = FilmsStage([
            .otherFilm: .film(
                Film(
                    title: "M", directors: ["Fritz Lang"], genres: ["Crime", "Thriller"],
                    countries: ["Germany"], languages: ["German"], place: "Filmcasino",
                    tags: ["classic"]))
        ])
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        form.draft.emit(FilmDraft(title: "Laura", year: "1944", day: today, tags: "noir, Film"))
        form.save.emit()
        await stage.until(3)
        #expect(
            stage.messages == [
                newFilmForm([
                    .directors: ["Fritz Lang"], .place: ["Filmcasino"], .tags: ["classic"],
                    .genres: ["Crime", "Thriller"], .countries: ["Germany"],
                    .languages: ["German"],
                ]),
                .formCheck(FilmFormCheck(canSave: true)),
                .formClosed,
            ])
        await stage.coordinator.newFilm()
        #expect(stage.flows.added == [EntryID("entry-1.ics")])
        #expect(
            stage.journal[EntryID("entry-1.ics")]
                == .film(
                    Film(
                        title: "Laura", year: 1944,
                        watched: CalendarDay(year: 2026, month: 11, day: 19), tags: ["noir"])))
    }

    @Test("Saving a film without a title says so at once, and leads to the field")
    func noTitle() async throws {
        let stage = FilmsStage()
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        form.save.emit()
        form.draft.emit(FilmDraft(title: "L", day: today))
        form.draft.emit(FilmDraft(title: "L", year: "x", day: today))
        form.save.emit()
        #expect(
            stage.messages == [
                newFilmForm(),
                .formCheck(
                    FilmFormCheck(complaints: [.title: untitled], canSave: false)),
                .formFocusedWrongField,
                .formCheck(FilmFormCheck(canSave: true)),
                .formCheck(
                    FilmFormCheck(
                        complaints: [
                            .year: Localizer.inEnglish.sentence(FilmError.yearIsNoNumber("x"))
                        ],
                        canSave: false)),
                .formFocusedWrongField,
            ])
        #expect(stage.journal.writes == [])
    }

    @Test("A journal that is still being read when the form opens gives its completions later")
    func completions() async throws {
        let stage = FilmsStage()
        stage.journal.condition.folder = .loading
        await stage.coordinator.newFilm()
        #expect(stage.messages == [newFilmForm()])
        stage.journal.put(.film(Film(title: "M", place: "Odeon", tags: ["noir"])), as: .film)
        await stage.until(2)
        // An unchanged check is not shown again.
        stage.journal.put(.film(Film(title: "N", place: "Odeon", tags: ["noir"])), as: .film)
        stage.journal.put(.film(Film(title: "N", place: "Gloria")), as: EntryID("new.ics"))
        await stage.until(3)
        #expect(
            stage.messages == [
                newFilmForm(), .formCompletions([.place: ["Odeon"], .tags: ["noir"]]),
                .formCompletions([.place: ["Gloria", "Odeon"], .tags: ["noir"]]),
            ])
    }

    @Test("What comes into the journal while completions are read is offered, too")
    func completionsMeanwhile() async throws {
        let stage = FilmsStage()
        stage.journal.condition.folder = .loading
        stage.journal.afterValues = {
            stage.journal.put(.film(Film(title: "M", directors: ["Fritz Lang"])), as: .film)
        }
        await stage.coordinator.newFilm()
        await stage.until(2)
        #expect(stage.messages.last == .formCompletions([.directors: ["Fritz Lang"]]))
    }

    @Test("An empty title is complained of once it is to be saved, and cannot be")
    func emptyTitle() async throws {
        let stage = FilmsStage()
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        form.draft.emit(FilmDraft(day: today))
        form.draft.emit(FilmDraft(title: "L", day: today))
        form.draft.emit(FilmDraft(day: today))
        form.save.emit()
        form.draft.emit(FilmDraft(day: ""))
        #expect(
            stage.messages == [
                newFilmForm(),
                .formCheck(FilmFormCheck(canSave: true)),
                .formCheck(FilmFormCheck(canSave: false)),
                .formCheck(
                    FilmFormCheck(complaints: [.title: untitled], canSave: false)),
                .formFocusedWrongField,
            ])
        #expect(stage.journal.writes == [])
    }

    @Test("A failure is shown in the form, what was typed stays, and saving again can succeed")
    func failure() async throws {
        let stage = FilmsStage()
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        stage.journal.failure = .diskFull(path: "/journal")
        form.draft.emit(FilmDraft(title: "Laura"))
        form.save.emit()
        await stage.until(3)
        stage.journal.failure = nil
        form.save.emit()
        await stage.until(4)
        #expect(
            stage.messages == [
                newFilmForm(),
                .formCheck(FilmFormCheck(canSave: true)),
                .formFailure(
                    FailureViewModel(
                        title: "The film was not saved.",
                        reason: Localizer.inEnglish.sentence(
                            JournalError.diskFull(path: "/journal")))),
                .formClosed,
            ])
        #expect(stage.journal[EntryID("entry-1.ics")] == .film(Film(title: "Laura")))
    }

    @Test("Saving twice in a row adds one film")
    func twice() async throws {
        let stage = FilmsStage()
        stage.journal.writeGate.isClosed = true
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        form.draft.emit(FilmDraft(title: "Laura"))
        form.save.emit()
        await stage.journal.writeGate.untilHeld()
        form.save.emit()
        stage.journal.writeGate.open()
        await stage.until(3)
        form.save.emit()
        await stage.coordinator.newFilm()
        #expect(stage.journal.writes == [.add(EntryID("entry-1.ics"))])
    }

    @Test("Cancelling writes nothing and makes way for the next form")
    func cancel() async throws {
        let stage = FilmsStage()
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        form.draft.emit(FilmDraft(title: "Laura", day: today))
        form.draft.emit(FilmDraft(day: today))
        form.cancel.emit()
        form.save.emit()
        await stage.coordinator.newFilm()
        #expect(
            stage.messages.filter { if case .formCheck = $0 { false } else { true } }
                == [newFilmForm(), .formClosed, newFilmForm()])
        #expect(stage.journal.writes == [])
    }

    @Test("What was typed is not discarded unasked")
    func unsaved() async throws {
        let stage = FilmsStage()
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        let question = UnsavedQuestion(
            title: "Save this film?",
            text: "If you discard it, what you typed will be lost.", canSave: true)
        form.draft.emit(FilmDraft(title: "Laura", day: today))
        form.cancel.emit()
        form.cancel.emit()
        form.discard.emit()
        form.save.emit()
        #expect(
            stage.messages == [
                newFilmForm(), .formCheck(FilmFormCheck(canSave: true)), .unsaved(question),
                .unsaved(question), .formClosed,
            ])
        #expect(stage.journal.writes == [])
    }

    @Test("Leaving with an impossible day explains why it cannot be saved")
    func unsavable() async throws {
        let stage = FilmsStage()
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        form.draft.emit(
            FilmDraft(title: "Laura", day: "2026-11-31"))
        form.cancel.emit()
        #expect(
            stage.messages.last
                == .unsaved(
                    UnsavedQuestion(
                        title: "Save this film?",
                        text: "It cannot be saved yet: 31 November 2026 is not a date.",
                        canSave: false)))
    }

    @Test("A text that there is no room for is said while it is typed, by the rule of the store")
    func tooLong() async throws {
        let stage = FilmsStage()
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        var draft = FilmDraft(title: "Laura", notes: String(repeating: "n", count: 200_000))
        form.draft.emit(draft)
        // As a comma takes two bytes in a file.
        draft.notes = String(repeating: ",", count: 200_000)
        form.draft.emit(draft)
        form.save.emit()
        let sentence = "The notes are too long. There is room for about 120,000 letters."
        #expect(
            stage.messages.dropFirst() == [
                .formCheck(FilmFormCheck(canSave: true)),
                .formCheck(FilmFormCheck(complaints: [.notes: sentence], canSave: false)),
                .formFocusedWrongField,
            ])
        #expect(stage.journal.writes == [])
    }

    @Test("While a form is open no other one opens")
    func oneAtATime() async {
        let stage = FilmsStage([.film: .film(.briefEncounter())])
        await stage.coordinator.newFilm()
        await stage.coordinator.newFilm()
        await stage.coordinator.editFilm(.film)
        #expect(stage.messages == [newFilmForm()])
    }

    @Test("A form closed while it saves still saves; where that fails the window says so")
    func closedWhileSaving() async throws {
        let stage = FilmsStage()
        stage.journal.writeGate.isClosed = true
        stage.journal.failure = .missingFolder(path: "/journal")
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        form.draft.emit(FilmDraft(title: "Laura"))
        form.save.emit()
        await stage.journal.writeGate.untilHeld()
        form.cancel.emit()
        stage.journal.writeGate.letOneGo()
        await stage.until(4)
        #expect(
            stage.messages.last
                == .failure(
                    Localizer.inEnglish.failure(
                        "The film was not saved.",
                        because: JournalError.missingFolder(path: "/journal"))))
    }

    @Test("A form is freed when it is saved, closed or left open")
    func deallocation() async {
        let view = FilmMainViewSpy()
        let journal = JournalDouble()
        await expectDeallocated { track in
            @MainActor func form() async {
                let form = track(
                    FilmForm(
                        Film(title: ""), pictures: PicturesDouble(), journal: journal, view: view,
                        words: .inEnglish))
                await form.start()
                view.forms.last?.draft.emit(FilmDraft(title: "Laura"))
            }
            await form()
            view.forms.last?.save.emit()
            await form()
            view.forms.last?.cancel.emit()
            await form()
        }
    }
}

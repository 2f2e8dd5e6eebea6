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
struct EditFilmTests {
    private let today = "2026-11-19"

    @Test(
        "A film that is still to be seen has no day, and becomes a viewing where that is unticked")
    func wanted() async throws {
        let stage = FilmsStage([.film: .film(Film(title: "Ran", isWanted: true))])
        await stage.coordinator.editFilm(.film)
        let form = try #require(stage.view.forms.last)
        guard case .form(let shown)? = stage.messages.first else { return #expect(Bool(false)) }
        #expect(shown.draft.isWanted && shown.offersWanted)
        var draft = FilmDraft(title: "Ran", day: "2026-02-30")
        draft.isWanted = true
        form.draft.emit(draft)
        // A day that is none is nothing to complain of.
        #expect(stage.messages.count == 1)
        (draft.isWanted, draft.day) = (false, today)
        form.draft.emit(draft)
        form.save.emit()
        await stage.journal.untilWritten(1)
        #expect(
            stage.film
                == Film(title: "Ran", watched: CalendarDay(year: 2026, month: 11, day: 19)))
    }

    @Test(
        "A new film is one that is still to be seen where such are listed, or where that is ticked",
        arguments: [true, false], [true, false])
    func newAmongWanted(areListed: Bool, isWanted: Bool) async throws {
        let stage = FilmsStage(wantsNew: areListed)
        await stage.coordinator.newFilm()
        guard case .form(let shown)? = stage.messages.first else { return #expect(Bool(false)) }
        #expect(shown.draft.isWanted == areListed && shown.offersWanted)
        #expect(shown.draft.day == (areListed ? "" : today))
        let form = try #require(stage.view.forms.last)
        form.draft.emit(FilmDraft(title: "Ran", day: today, isWanted: isWanted))
        form.save.emit()
        await stage.journal.untilWritten(1)
        let day = isWanted ? nil : CalendarDay(year: 2026, month: 11, day: 19)
        #expect(
            stage.flows.added.map { stage.journal[$0] }
                == [.film(Film(title: "Ran", watched: day, isWanted: isWanted))])
    }

    @Test("Editing changes what was changed in the form, on the film as it stands by then")
    func edit() async throws {
        let stage = FilmsStage([.film: .film(.briefEncounter())])
        await stage.coordinator.editFilm(.film)
        let form = try #require(stage.view.forms.last)
        stage.journal.put(.film(.briefEncounter(.good)), as: .film)
        var draft = FilmDraft(title: "Brief Encounter", year: "1945", day: today)
        draft.place = "Filmcasino"
        form.draft.emit(draft)
        form.save.emit()
        await stage.until(2)
        #expect(
            stage.messages == [
                .form(
                    .film(
                        "Edit Film",
                        FilmDraft(title: "Brief Encounter", year: "1945", day: today),
                        of: .briefEncounter(), asksFeedback: false,
                        check: FormCheck(canSave: true))),
                .formClosed,
            ])
        var expected = Film.briefEncounter(.good)
        expected.place = "Filmcasino"
        #expect(stage.film == expected)
        #expect(stage.flows.added == [])
    }

    @Test("Saving without a change closes the form and writes nothing")
    func editNothing() async throws {
        let stage = FilmsStage([.film: .film(.briefEncounter())])
        await stage.coordinator.editFilm(.film)
        try #require(stage.view.forms.last).save.emit()
        await stage.view.messages.until { $0 == .formClosed }
        #expect(stage.journal.writes == [])
    }

    @Test("A film that is not there cannot be edited, and one that went cannot be saved")
    func gone() async throws {
        let stage = FilmsStage([.film: .film(.briefEncounter())])
        await stage.coordinator.editFilm(.otherFilm)
        #expect(
            stage.messages == [
                .failure(
                    FailureViewModel(
                        title: "The film cannot be edited.",
                        reason: Localizer.inEnglish.sentence(JournalError.entryGone(.otherFilm))))
            ])
        stage.journal.defects[.trip] = .unreadable(
            file: "trip.ics", reason: .said("It is too large."))
        await stage.coordinator.editFilm(.trip)
        #expect(
            stage.messages.last
                == .failure(
                    FailureViewModel(
                        title: "The film cannot be edited.",
                        reason: Localizer.inEnglish.sentence(
                            JournalError.unreadable(
                                file: "trip.ics", reason: .said("It is too large.")
                            )))))
        await stage.coordinator.editFilm(.film)
        let form = try #require(stage.view.forms.last)
        stage.journal.put(nil, as: .film)
        form.draft.emit(FilmDraft(title: "Laura"))
        form.save.emit()
        await stage.view.messages.until {
            if case .offeredNew = $0 { true } else { false }
        }
        #expect(
            stage.messages.last
                == .offeredNew(
                    FailureViewModel(
                        title: "The film was not saved.",
                        reason:
                            "“Brief Encounter (1945)” was deleted elsewhere while this form was "
                            + "open.")))
    }

    @Test("A film that went meanwhile can be saved as a new one, with all that it was")
    func asNew() async throws {
        let stage = FilmsStage([.film: .film(.briefEncounter(.good))])
        stage.journal.defects[.trip] = .unreadable(
            file: "trip.ics", reason: .said("It is too large."))
        await stage.coordinator.editFilm(.trip)
        #expect(
            stage.messages.last
                == .failure(
                    FailureViewModel(
                        title: "The film cannot be edited.",
                        reason: Localizer.inEnglish.sentence(
                            JournalError.unreadable(
                                file: "trip.ics", reason: .said("It is too large.")
                            )))))
        await stage.coordinator.editFilm(.film)
        let form = try #require(stage.view.forms.last)
        stage.journal.put(nil, as: .film)
        form.draft.emit(FilmDraft(title: "Laura", year: "1945", day: today))
        form.save.emit()
        await stage.view.messages.until {
            if case .offeredNew = $0 { true } else { false }
        }
        form.saveAsNew.emit()
        await stage.view.messages.until { $0 == .formClosed }
        var expected = Film.briefEncounter(.good)
        expected.title = "Laura"
        #expect(stage.journal[EntryID("entry-1.ics")] == .film(expected))
        #expect(stage.flows.added == [EntryID("entry-1.ics")])
    }

    /// Opens a form in which notes were typed while another window changed them.
    private func conflict() async throws -> (FilmsStage, FormDouble, FieldConflict) {
        let stage = FilmsStage([.film: .film(.briefEncounter())])
        await stage.coordinator.editFilm(.film)
        let form = try #require(stage.view.forms.last)
        var theirs = Film.briefEncounter()
        theirs.notes = "Theirs."
        theirs.place = "Filmcasino"
        stage.journal.put(.film(theirs), as: .film)
        form.draft.emit(
            FilmDraft(
                title: "Brief Encounter", year: "1945", day: today, tags: "trains",
                notes: "Mine."))
        form.save.emit()
        let conflict = FieldConflict(field: "Notes", mine: "Mine.", theirs: "Theirs.")
        await stage.view.messages.until { $0 == .conflicts([conflict]) }
        #expect(stage.film == theirs)
        return (stage, form, conflict)
    }

    @Test(
        "A field changed on both sides is asked about, and the rest merged",
        arguments: [true, false])
    func conflict(keepsMine: Bool) async throws {
        let (stage, form, conflict) = try await conflict()
        form.conflictAnswers.emit([conflict: keepsMine])
        await stage.view.messages.until { $0 == .formClosed }
        var expected = Film.briefEncounter()
        expected.notes = keepsMine ? "Mine." : "Theirs."
        expected.place = "Filmcasino"
        expected.tags = ["trains"]
        #expect(stage.film == expected)
    }

    @Test("An answer is to the texts that were shown: what changes again is asked again")
    func conflictAgain() async throws {
        let (stage, form, conflict) = try await conflict()
        var theirs = try #require(stage.film)
        theirs.notes = "Theirs, later."
        stage.journal.put(.film(theirs), as: .film)
        form.conflictAnswers.emit([conflict: true])
        let again = FieldConflict(field: "Notes", mine: "Mine.", theirs: "Theirs, later.")
        await stage.view.messages.until { $0 == .conflicts([again]) }
        #expect(stage.film == theirs)
    }

    @Test("The same change on both sides is no conflict")
    func sameChange() async throws {
        let stage = FilmsStage([.film: .film(.briefEncounter())])
        await stage.coordinator.editFilm(.film)
        let form = try #require(stage.view.forms.last)
        var theirs = Film.briefEncounter()
        theirs.notes = "Tea."
        stage.journal.put(.film(theirs), as: .film)
        form.draft.emit(
            FilmDraft(title: "Brief Encounter", year: "1945", day: today, notes: "Tea."))
        form.save.emit()
        await stage.view.messages.until { $0 == .formClosed }
        #expect(stage.film == theirs)
    }
}

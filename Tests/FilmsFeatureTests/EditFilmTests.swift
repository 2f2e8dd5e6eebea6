import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import FilmsFeature

@Suite(.freed, .timeLimit(.minutes(1)))
struct EditFilmTests {
    private let today = FilmDraft.Day(year: 2026, month: 11, day: 19)

    @Test("Editing changes what was changed in the form, on the film as it stands by then")
    func edit() async throws {
        let stage = FilmsStage([.film: .film(.briefEncounter())])
        var added: [EntryID] = []
        let subscription =
            stage.coordinator.signalAdded.onReception § eachTime § { added.append($0) }
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
                    FilmFormViewModel(
                        title: "Edit Film",
                        draft: FilmDraft(title: "Brief Encounter", year: "1945", day: today),
                        venues: [], tags: [], check: FilmFormCheck(canSave: true))),
                .formClosed,
            ])
        var expected = Film.briefEncounter(.good)
        expected.place = "Filmcasino"
        #expect(stage.film == expected)
        #expect(added == [])
        withExtendedLifetime(subscription) {}
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
                        reason: JournalError.entryGone(.otherFilm).description))
            ])
        await stage.coordinator.editFilm(.film)
        let form = try #require(stage.view.forms.last)
        stage.journal.put(nil, as: .film)
        form.draft.emit(FilmDraft(title: "Laura"))
        form.save.emit()
        await stage.view.messages.until {
            if case .formFailure = $0 { true } else { false }
        }
        #expect(
            stage.messages.last
                == .formFailure(
                    FailureViewModel(
                        title: "The film was not saved.",
                        reason: JournalError.entryGone(.film).description)))
    }
}

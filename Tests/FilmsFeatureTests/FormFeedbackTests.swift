import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

@Suite("Feedback in the form of a new film", .timeLimit(.minutes(1)))
struct FormFeedbackTests {
    @Test("A new film takes its feedback along, on the scale that has it; a wanted one none")
    func verdict() throws {
        let moment = Date(timeIntervalSince1970: 1_795_217_400)
        let form = FilmForm(
            Film(title: ""), feedback: FormFeedback(now: { moment }),
            pictures: PicturesDouble(), journal: JournalDouble(), view: nil, words: .inEnglish)
        for (index, feedback, scale) in [
            (1, Feedback.reallyGood, FeedbackScale.polarized), (3, .soAndSo, .average),
            (0, .none, .average), (9, .none, .average),
        ] {
            let draft = FilmDraft(title: "Gilda", feedback: index)
            let film = try form.change(draft)(form.original)
            #expect(film.feedback == feedback && film.scale == scale)
            #expect(film.feedbackGiven.allSatisfy { $0.moment == moment })
        }
        let wanted = FilmDraft(title: "Gilda", isWanted: true, feedback: 1)
        let film = try form.change(wanted)(form.original)
        #expect(film.feedbackGiven == [])
    }

    @Test(
        "Positive feedback that a film is added with is thanked for, other feedback is not",
        arguments: [(1, true), (2, true), (3, false), (4, false), (0, false)])
    func thanks(_ choice: Int, isThankedFor: Bool) async throws {
        let stage = FilmsStage()
        await stage.coordinator.newFilm()
        let form = try #require(stage.view.forms.last)
        form.draft.emit(FilmDraft(title: "Gilda", feedback: choice))
        form.save.emit()
        await stage.view.messages.until { $0 == .formClosed }
        let thanks = ThanksViewModel(
            title: "“Gilda” was added.", text: "Thank you: glad you enjoyed “Gilda”.")
        #expect(stage.messages.contains(.thanks(thanks)) == isThankedFor)
    }
}

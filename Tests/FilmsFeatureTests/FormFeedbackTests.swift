import Domain
import EntryFeature
import Foundation
import Presentation
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

@Suite("Feedback in the form of a new film")
struct FormFeedbackTests {
    @Test("A new film takes its feedback along, on the scale that has it; a wanted one none")
    func verdict() throws {
        let moment = Date(timeIntervalSince1970: 1_795_217_400)
        let form = FilmForm(
            Film(title: ""), feedback: FormFeedback(now: { moment }), journal: JournalDouble(),
            view: nil, words: .inEnglish)
        for (index, feedback, scale) in [
            (1, Feedback.reallyGood, FeedbackScale.polarized), (3, .soAndSo, .average),
            (0, .none, .average), (9, .none, .average),
        ] {
            let draft = FilmDraft(title: "Gilda", feedback: index)
            let film = try form.merge(draft, answers: []).merged(onto: form.original)
            #expect(film?.feedback == feedback && film?.scale == scale)
            #expect(film?.feedbackGiven.allSatisfy { $0.moment == moment } == true)
        }
        let wanted = FilmDraft(title: "Gilda", isWanted: true, feedback: 1)
        let film = try form.merge(wanted, answers: []).merged(onto: form.original)
        #expect(film?.feedbackGiven == [])
    }
}

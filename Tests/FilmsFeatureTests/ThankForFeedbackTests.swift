import Domain
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

@Suite(.freed, .timeLimit(.minutes(1)))
struct ThankForFeedbackTests {
    struct Step: CustomTestStringConvertible, Sendable {
        let old: Feedback
        let new: Feedback
        let isThankedFor: Bool
        var testDescription: String { "\(old) to \(new)" }
    }

    @Test(
        "Only a choice that is positive and better than the one before is thanked for",
        arguments: [
            Step(old: .bad, new: .good, isThankedFor: true),
            Step(old: .soAndSo, new: .good, isThankedFor: true),
            Step(old: .good, new: .reallyGood, isThankedFor: true),
            Step(old: .good, new: .good, isThankedFor: false),
            Step(old: .reallyGood, new: .good, isThankedFor: false),
            Step(old: .bad, new: .soAndSo, isThankedFor: false),
            Step(old: .none, new: .bad, isThankedFor: false),
            Step(old: .none, new: .veryBad, isThankedFor: false),
            Step(old: .good, new: .soAndSo, isThankedFor: false),
        ])
    func thanks(_ step: Step) async {
        let stage = await FilmsStage.showing(
            step.old == .none ? .briefEncounter() : .briefEncounter(step.old))
        let label = Localizer.inEnglish.feedback(step.new)
        stage.choose(FeedbackChoice(step.new, label: label))
        // The change of another program comes last, so nothing can come late.
        await stage.journal.untilWritten(1)
        stage.journal.put(.film(Film(title: "The End")), as: .film)
        await stage.view.messages.until {
            if case .film(let film) = $0 { film.title == "The End" } else { false }
        }
        let thanks = stage.messages.filter { if case .thanks = $0 { true } else { false } }
        #expect(thanks == (step.isThankedFor ? [.thanks(.briefEncounter)] : []))
    }

    @Test("Feedback from another program is shown and never thanked for")
    func elsewhere() async {
        let stage = await FilmsStage.showing(.briefEncounter())
        stage.journal.put(.film(.briefEncounter(.reallyGood)), as: .film)
        await stage.until(1)
        #expect(stage.messages == [.film(.of(.briefEncounter(.reallyGood)))])
    }
}

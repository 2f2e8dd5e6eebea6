import Foundation
import Testing

@testable import Domain

struct FeedbackTests {
    @Test("From none to really good, each feedback is better than the one before it")
    func order() {
        let all: [Feedback] = [.none, .veryBad, .bad, .soAndSo, .good, .reallyGood]
        #expect(Feedback.allCases == all)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("Only good and really good are positive")
    func positive() { #expect(Feedback.allCases.filter(\.isPositive) == [.good, .reallyGood]) }

    @Test("Each scale offers its values, best first, and never none")
    func choices() {
        #expect(FeedbackScale.average.choices == [.good, .soAndSo, .bad])
        #expect(FeedbackScale.polarized.choices == [.reallyGood, .veryBad])
        #expect(FeedbackModel(polarized: true).scale == .polarized)
        #expect(FeedbackModel(polarized: false).scale == .average)
    }

    @Test("Choosing a scale keeps the feedback, giving feedback keeps the scale")
    func transforms() {
        let model = FeedbackModel(feedback: .good, polarized: false)
        let polarized = FeedbackModel.transform(withPolarized: true)(model)
        #expect(polarized == FeedbackModel(feedback: .good, polarized: true))
        let changed = FeedbackModel.transform(withFeedback: .veryBad)(polarized)
        #expect(changed == FeedbackModel(feedback: .veryBad, polarized: true))
    }
}

struct FilmTests {
    private let moment = Date(timeIntervalSince1970: 1_795_000_000)

    @Test("The feedback given last counts, and there is none before the first")
    func last() {
        var film = Film(title: "M")
        #expect(film.feedback == .none)
        film.feedbackGiven = [
            GivenFeedback(.reallyGood, at: nil), GivenFeedback(.bad, at: moment),
        ]
        #expect(film.feedbackModel == FeedbackModel(feedback: .bad, polarized: false))
    }

    @Test("A new feedback joins the trail with its moment; the same one again does not")
    func feedbackHistory() {
        let good = FeedbackModel.transform(withFeedback: .good)
        let film = Film(title: "M").changingFeedback(by: good, at: moment)
        #expect(film.feedbackGiven == [GivenFeedback(.good, at: moment)])
        #expect(film.changingFeedback(by: good, at: moment + 60) == film)
    }

    @Test("Feedback withdrawn within a minute leaves no trail, and later feedback does")
    func withdrawn() {
        let good = FeedbackModel.transform(withFeedback: .good)
        let none = FeedbackModel.transform(withFeedback: .none)
        let film = Film(title: "M").changingFeedback(by: good, at: moment)
        #expect(film.changingFeedback(by: none, at: moment + 59) == Film(title: "M"))
        #expect(
            film.changingFeedback(by: none, at: moment + 60).feedbackGiven == [
                GivenFeedback(.good, at: moment), GivenFeedback(.none, at: moment + 60),
            ])
        // A clock that was set back tells nothing of how long it was.
        #expect(film.changingFeedback(by: none, at: moment - 1).feedbackGiven.count == 2)
    }

    @Test("Of what was given and withdrawn in one go nothing is left but what was there before")
    func withdrawnSeveral() {
        let old = [GivenFeedback(.bad, at: moment - 1_000_000)]
        var film = Film(title: "M", feedbackGiven: old)
        for (second, feedback) in [Feedback.soAndSo, .good, .none].enumerated() {
            film = film.changingFeedback(
                by: FeedbackModel.transform(withFeedback: feedback), at: moment + Double(second))
        }
        #expect(film.feedbackGiven == old + [GivenFeedback(.none, at: moment + 2)])
        let unknown = Film(title: "M", feedbackGiven: [GivenFeedback(.bad, at: nil)])
        let none = FeedbackModel.transform(withFeedback: .none)
        #expect(unknown.changingFeedback(by: none, at: moment).feedbackGiven.count == 2)
        #expect(Film(title: "M").changingFeedback(by: none, at: moment) == Film(title: "M"))
    }

    @Test("Switching the scale leaves the trail alone")
    func scale() {
        let film = Film(title: "M", feedbackGiven: [GivenFeedback(.good, at: moment)])
        let polarized = film.changingFeedback(
            by: FeedbackModel.transform(withPolarized: true), at: moment + 60)
        #expect(polarized.scale == .polarized)
        #expect(polarized.feedbackGiven == film.feedbackGiven)
    }
}

internal import Domain
internal import Foundation
internal import Presentation
internal import Wording

/// The feedback that the form of a new film saves with it.
struct FormFeedback {
    let now: () -> Date

    /// The values of both scales, after the one for no feedback.
    static let offered: [Feedback] =
        Feedback.allCases.filter { $0 == .none }
        + Feedback.allCases.filter { $0 != .none }.reversed()

    static func names(in words: Localizer) -> [String] {
        offered.map {
            $0 == .none ? words.say("None yet", context: "feedback") : words.feedback($0)
        }
    }

    /// Returns the change that adds the chosen feedback, or `nil` if none is chosen or the film is
    /// a wanted one.
    func change(for draft: FormDraft) -> (@Sendable (Film) -> Film)? {
        let place = draft[choice: .feedback]
        guard !draft[flag: .wanted], Self.offered.indices.contains(place) else { return nil }
        let feedback = Self.offered[place]
        guard feedback != .none else { return nil }
        let moment = Date(timeIntervalSince1970: now().timeIntervalSince1970.rounded(.down))
        return { film in
            var film = film
            film.scale =
                FeedbackScale.allCases.first { $0.choices.contains(feedback) } ?? film.scale
            film.feedbackGiven.append(GivenFeedback(feedback, at: moment))
            return film
        }
    }
}

internal import Domain
internal import Foundation
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
    func change(for draft: FilmDraft) -> FilmChange? {
        guard !draft.isWanted, Self.offered.indices.contains(draft.feedback) else { return nil }
        let feedback = Self.offered[draft.feedback]
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

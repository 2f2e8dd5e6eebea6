internal import Foundation

/// The direction in which an opinion of a film changed.
public enum OpinionChange: String, CaseIterable, Sendable {
    case up, down
}

package struct OpinionStep: Hashable, Sendable {
    package let before: Feedback
    package let now: Feedback
    /// The whole days between the two, or `nil` if one of the times is unknown.
    package let days: Int?
}

extension Film {
    /// The change from the last different opinion to the current one, or `nil` if the opinion never
    /// changed or was withdrawn.
    package var opinionStep: OpinionStep? {
        let now = feedback
        guard now != .none,
            let last = feedbackGiven.lastIndex(where: { ![.none, now].contains($0.feedback) }),
            let next = feedbackGiven[last...].first(where: { $0.feedback == now })
        else { return nil }
        let before = feedbackGiven[last]
        return OpinionStep(
            before: before.feedback, now: now, days: Self.days(from: before, to: next))
    }

    private static func days(from before: GivenFeedback, to next: GivenFeedback) -> Int? {
        guard let from = before.moment, let to = next.moment else { return nil }
        let days = (to.timeIntervalSince(from) / 86_400).rounded(.down)
        return (0..<1_000_000).contains(days) ? Int(days) : nil
    }
}

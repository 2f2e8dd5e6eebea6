public import Foundation

/// A person's opinion of a film, from worst to best; `none` while there is none.
public enum Feedback: Int, CaseIterable, Comparable, Sendable {
    case none
    case veryBad
    case bad
    case soAndSo
    case good
    case reallyGood

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    public var isPositive: Bool { self >= .good }
}

extension Feedback {
    /// The name in files, such as `so-and-so`.
    public var fileWord: String { Self.fileWords[rawValue] }

    /// Returns `nil` for a word that no file of Counterfoil contains.
    public init?(fileWord: String) {
        guard let place = Self.fileWords.firstIndex(of: fileWord) else { return nil }
        self.init(rawValue: place)
    }

    private static let fileWords = ["none", "very-bad", "bad", "so-and-so", "good", "really-good"]
}

/// The two ways to ask for feedback.
public enum FeedbackScale: String, CaseIterable, Sendable {
    case average
    case polarized

    /// The values to choose from, best first.
    public var choices: [Feedback] {
        switch self {
        case .average: [.good, .soAndSo, .bad]
        case .polarized: [.reallyGood, .veryBad]
        }
    }
}

/// The feedback for one film: the latest value and the chosen scale.
public struct FeedbackModel: Hashable, Sendable {
    var feedback = Feedback.none
    public var polarized = false

    package var scale: FeedbackScale { polarized ? .polarized : .average }
}

public typealias FeedbackModelChange = @Sendable (FeedbackModel) -> FeedbackModel

extension FeedbackModel {
    /// Returns a change that chooses the scale and keeps the feedback.
    public static func transform(withPolarized polarized: Bool) -> FeedbackModelChange {
        { FeedbackModel(feedback: $0.feedback, polarized: polarized) }
    }

    /// Returns a change that gives a feedback and keeps the scale.
    public static func transform(withFeedback feedback: Feedback) -> FeedbackModelChange {
        { FeedbackModel(feedback: feedback, polarized: $0.polarized) }
    }
}

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

/// A feedback with the time at which it was given.
public struct GivenFeedback: Hashable, Sendable {
    public let feedback: Feedback
    /// The time to the second, or `nil` if it is unknown.
    public let moment: Date?

    public init(_ feedback: Feedback, at moment: Date?) {
        self.feedback = feedback
        self.moment = moment
    }
}

extension GivenFeedback {
    /// Returns whether it was given within the minute before `moment`.
    func isFresh(at moment: Date) -> Bool {
        self.moment.map { (0..<60).contains(moment.timeIntervalSince($0)) } ?? false
    }
}

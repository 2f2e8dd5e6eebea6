internal import Domain
public import Presentation

/// A mark beside the word for a feedback. Each has a shape of its own, so that its colour is not
/// needed to tell it from others.
public enum FeedbackMark: Hashable, CaseIterable, Sendable {
    case reallyGood, good, soAndSo, bad, veryBad

    /// Makes the mark of a feedback, or returns `nil` for none.
    init?(_ feedback: Feedback) {
        switch feedback {
        case .none: return nil
        case .veryBad: self = .veryBad
        case .bad: self = .bad
        case .soAndSo: self = .soAndSo
        case .good: self = .good
        case .reallyGood: self = .reallyGood
        }
    }

    public var emphasis: Emphasis {
        switch self {
        case .reallyGood, .good: .success
        case .soAndSo: .warning
        case .bad, .veryBad: .error
        }
    }
}

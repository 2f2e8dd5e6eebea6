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

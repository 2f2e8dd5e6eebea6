internal import Domain

extension Feedback {
    /// In words that follow "The film was"; nil while there is none.
    var label: String? {
        switch self {
        case .none: nil
        case .veryBad: "very bad"
        case .bad: "bad"
        case .soAndSo: "so and so"
        case .good: "good"
        case .reallyGood: "really good"
        }
    }
}

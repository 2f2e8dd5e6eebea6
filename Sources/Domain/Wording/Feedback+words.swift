extension Feedback {
    /// As rows, pages and the command line say it, and as the search finds it; empty for none.
    public var words: String {
        switch self {
        case .none: ""
        case .veryBad: "very bad"
        case .bad: "bad"
        case .soAndSo: "so and so"
        case .good: "good"
        case .reallyGood: "really good"
        }
    }
}

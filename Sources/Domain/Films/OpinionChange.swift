/// Which way an opinion of a film went.
public enum OpinionChange: String, CaseIterable, Sendable {
    case up, down
}

extension Film {
    /// How the feedback given last differs from the other one before it; nil where it never did, or was
    /// withdrawn.
    public var opinionChange: OpinionChange? {
        let now = feedback
        guard now != .none,
            let before = feedbackGiven.last(where: { ![.none, now].contains($0.feedback) })
        else { return nil }
        return now > before.feedback ? .up : .down
    }
}

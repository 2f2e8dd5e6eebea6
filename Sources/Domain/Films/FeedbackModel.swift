/// The feedback for one film as it stands: the value given last and the scale that is chosen.
public struct FeedbackModel: Hashable, Sendable {
    var feedback: Feedback
    public var polarized: Bool

    package init(feedback: Feedback = .none, polarized: Bool = false) {
        self.feedback = feedback
        self.polarized = polarized
    }

    package var scale: FeedbackScale { polarized ? .polarized : .average }
}

/// A step from one feedback to the next.
public typealias FeedbackModelChange = @Sendable (FeedbackModel) -> FeedbackModel

extension FeedbackModel {
    /// Chooses the scale and keeps the feedback given.
    public static func transform(withPolarized polarized: Bool) -> FeedbackModelChange {
        { FeedbackModel(feedback: $0.feedback, polarized: polarized) }
    }

    /// Gives a feedback and keeps the scale.
    public static func transform(withFeedback feedback: Feedback) -> FeedbackModelChange {
        { FeedbackModel(feedback: feedback, polarized: $0.polarized) }
    }
}

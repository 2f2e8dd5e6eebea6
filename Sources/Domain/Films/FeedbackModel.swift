/// The feedback for one film: the latest value and the chosen scale.
public struct FeedbackModel: Hashable, Sendable {
    var feedback: Feedback
    public var polarized: Bool

    package init(feedback: Feedback = .none, polarized: Bool = false) {
        self.feedback = feedback
        self.polarized = polarized
    }

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

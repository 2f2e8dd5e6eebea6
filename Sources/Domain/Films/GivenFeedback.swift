public import Foundation

/// A feedback and the moment at which it was given.
public struct GivenFeedback: Hashable, Sendable {
    public let feedback: Feedback
    /// To the second; nil where only the value is known.
    public let moment: Date?

    public init(_ feedback: Feedback, at moment: Date?) {
        self.feedback = feedback
        self.moment = moment
    }
}

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

extension GivenFeedback {
    /// Whether it was given within the minute before that moment.
    func isFresh(at moment: Date) -> Bool {
        self.moment.map { (0..<60).contains(moment.timeIntervalSince($0)) } ?? false
    }
}

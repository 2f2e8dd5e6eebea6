public import Foundation

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

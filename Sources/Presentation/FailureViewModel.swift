/// A failure in words for people.
public nonisolated struct FailureViewModel: Hashable, Sendable {
    /// A sentence that says what failed, such as "The note was not saved."
    public let title: String
    /// The cause, and what to do about it.
    public let reason: String
    /// Whether the failure is over as soon as the folder of the files can be written to.
    public let lastsUntilWritable: Bool

    /// Makes a failure of whole sentences.
    public init(title: String, reason: String, lastsUntilWritable: Bool = false) {
        self.title = title
        self.reason = reason
        self.lastsUntilWritable = lastsUntilWritable
    }
}

/// A view that shows failures.
@MainActor
public protocol DisplaysFailure: Viewable {
    /// Shows a failure, which the person can only acknowledge.
    func showFailure(_ failure: FailureViewModel)
}

/// Something that did not work, in words for people.
public nonisolated struct FailureViewModel: Hashable, Sendable {
    /// A sentence that says what failed, such as "The feedback was not saved."
    public let title: String
    /// Why, and what to do about it.
    public let reason: String
    /// Whether it is over as soon as the journal's folder can be written to.
    public let lastsUntilWritable: Bool

    /// Takes both as whole sentences.
    public init(title: String, reason: String, lastsUntilWritable: Bool = false) {
        self.title = title
        self.reason = reason
        self.lastsUntilWritable = lastsUntilWritable
    }
}

/// Shows what went wrong, and goes on.
public protocol DisplaysFailure: Viewable {
    /// Tells a person, without asking anything.
    func showFailure(_ failure: FailureViewModel)
}

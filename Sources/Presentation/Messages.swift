/// Asks a question that has to be answered before the program does what it was asked for.
@MainActor
public protocol AsksQuestions: Viewable {
    /// Asks, and returns at once.
    ///
    /// - Parameter answer: called with the index of the chosen answer; not called if the person
    ///   cancels.
    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void)
}

/// A question in words for people.
public nonisolated struct QuestionViewModel: Hashable, Sendable {
    /// The question, in a short sentence.
    public let title: String
    /// An explanation to read before answering.
    public let text: String
    /// The answers, in which a letter after an underscore is the mnemonic. The last one is what
    /// most people want.
    public let choices: [String]
    /// Whether Enter gives up, so that a second press of it does nothing that is doubtful.
    public let cancelIsDefault: Bool

    /// Makes a question of its words.
    public init(title: String, text: String, choices: [String], cancelIsDefault: Bool = false) {
        self.title = title
        self.cancelIsDefault = cancelIsDefault
        self.text = text
        self.choices = choices
    }
}

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

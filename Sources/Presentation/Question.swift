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
    public init(
        title: String, text: String, choices: [String],
        cancelIsDefault: Bool = false
    ) {
        self.title = title
        self.cancelIsDefault = cancelIsDefault
        self.text = text
        self.choices = choices
    }
}

/// Asks something that has to be decided before the program does what it was asked for.
public protocol AsksQuestions: Viewable {
    /// Asks, and returns. `answer` gets the place of the choice that was made, and is not called
    /// where the person gave up: then nothing is to happen.
    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void)
}

/// A question as it is asked, in words for people.
public nonisolated struct QuestionViewModel: Hashable, Sendable {
    /// The question, in a short sentence.
    public let title: String
    /// An explanation to read before answering.
    public let text: String
    /// A letter after an underscore is its mnemonic. The last one is what most people want.
    public let choices: [String]
    /// Gives up, such as "_Record nothing"; nil where it is to cancel.
    public let refusal: String?
    /// Whether Enter gives up, as what is doubtful should not happen by a second press of it.
    public let prefersRefusal: Bool

    /// Takes the words as they are.
    public init(
        title: String, text: String, choices: [String], refusal: String? = nil,
        prefersRefusal: Bool = false
    ) {
        self.title = title
        self.prefersRefusal = prefersRefusal
        self.text = text
        self.choices = choices
        self.refusal = refusal
    }
}

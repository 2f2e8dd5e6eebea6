/// A question that a source leaves open.
public struct ImportQuestion: Hashable, Sendable, Identifiable {
    /// The id, the same each time the source is read.
    public let id: String
    public let question: SourceQuestion
    public let options: [Option]
    /// The option that counts until another is chosen, or `nil` if the rows wait for an answer.
    public let preset: String?
    public let rows: [ImportRow]
    /// The entry of the journal that each row may be, or `nil` if there is none; empty if the
    /// question is not about such entries.
    public let likely: [LikelyEntry?]

    public struct Option: Hashable, Sendable, Identifiable {
        public let id: String
        public let answer: SourceAnswer
        /// The day or time of what the option names, or `nil` if it is unknown or does not matter.
        public let time: ImportTime?

        public init(_ id: String, _ answer: SourceAnswer, time: ImportTime? = nil) {
            self.id = id
            self.answer = answer
            self.time = time
        }
    }

    public init(
        id: String, _ question: SourceQuestion, options: [Option], preset: String?,
        rows: [ImportRow] = [], likely: [LikelyEntry?] = []
    ) {
        self.id = id
        self.question = question
        self.options = options
        self.preset = preset
        self.rows = rows
        self.likely = likely
    }
}

/// An entry of the journal that a row may be.
public struct LikelyEntry: Hashable, Sendable {
    public let title: String
    /// The day or time of the entry, or `nil` if it is unknown.
    public let time: ImportTime?
    public let details: [RowRemark]

    public init(title: String, time: ImportTime?, details: [RowRemark] = []) {
        self.title = title
        self.time = time
        self.details = details
    }
}

/// The user's decisions about an import.
public struct ImportChoices: Hashable, Sendable {
    /// The chosen options by question, and the chosen column mappings by table.
    public var answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
    public var bands: RatingBands

    public init(
        answers: [ImportQuestion.ID: ImportQuestion.Option.ID] = [:], bands: RatingBands = .usual
    ) {
        self.answers = answers
        self.bands = bands
    }

    /// Whether nothing is added, and only blanks of films of the journal are filled.
    public var onlyFillsIn: Bool {
        get { answers.onlyFillsIn }
        set { answers[Self.onlyFillingIn] = newValue ? "yes" : nil }
    }

    /// The answer to no question that says so, because readers get only answers.
    public static let onlyFillingIn = "fill in"

    /// Returns the option that counts for a question, or `nil` if none does yet.
    public func answer(to question: ImportQuestion) -> ImportQuestion.Option.ID? {
        let chosen = answers[question.id]
        return question.options.contains { $0.id == chosen } ? chosen : question.preset
    }
}

extension [ImportQuestion.ID: ImportQuestion.Option.ID] {
    /// Whether only blanks of films of the journal are filled.
    package var onlyFillsIn: Bool { self[ImportChoices.onlyFillingIn] != nil }
}

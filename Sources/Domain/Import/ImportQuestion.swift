/// Something that a source leaves open.
public struct ImportQuestion: Hashable, Sendable, Identifiable {
    /// The same each time the source is read.
    public let id: String
    /// In words for people, such as `Is the day or the month first in the dates of diary.csv?`
    public let words: String
    public let options: [Option]
    /// The option that counts until another one is chosen; nil where nothing can be taken for
    /// granted and the rows wait for an answer.
    public let preset: String?
    /// The rows it is about.
    public let rows: [ImportRow]

    /// One of the answers there are.
    public struct Option: Hashable, Sendable, Identifiable {
        public let id: String
        public let words: String
        /// When what it names was; nil where that is unknown, or no matter.
        public let time: ImportTime?

        public init(_ id: String, _ words: String, time: ImportTime? = nil) {
            self.id = id
            self.words = words
            self.time = time
        }
    }

    public init(
        id: String, _ words: String, options: [Option], preset: String?, rows: [ImportRow] = []
    ) {
        self.id = id
        self.words = words
        self.options = options
        self.preset = preset
        self.rows = rows
    }
}

/// The decisions that somebody made about an import.
public struct ImportChoices: Hashable, Sendable {
    /// The chosen options by their questions, and the chosen mappings of columns by their tables.
    public var answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
    public var bands: RatingBands

    public init(
        answers: [ImportQuestion.ID: ImportQuestion.Option.ID] = [:], bands: RatingBands = .usual
    ) {
        self.answers = answers
        self.bands = bands
    }

    /// The option that counts for a question; nil where it waits for an answer.
    public func answer(to question: ImportQuestion) -> ImportQuestion.Option.ID? {
        let chosen = answers[question.id]
        return question.options.contains { $0.id == chosen } ? chosen : question.preset
    }
}

import Domain

/// A question about rows of a source, which is asked if there are any.
struct RowsQuestion<Answer: RawRepresentable<String>> {
    let id: ImportQuestion.ID
    /// The answer, or else the preset, or `nil` if the rows wait for an answer.
    let answer: Answer?
    var question: SourceQuestion
    private let options: [(Answer, SourceAnswer)]
    private let preset: Answer?
    private(set) var rows: [ImportRow] = []

    init(
        _ id: ImportQuestion.ID, _ question: SourceQuestion, options: [(Answer, SourceAnswer)],
        preset: Answer? = nil, answers: ImportAnswers
    ) {
        self.id = id
        self.question = question
        self.options = options
        self.preset = preset
        answer = answers[id].flatMap(Answer.init(rawValue:)) ?? preset
    }

    mutating func add(_ row: ImportRow) { rows.append(row) }

    /// The question, or `nil` if there are no rows.
    var asked: ImportQuestion? {
        guard !rows.isEmpty else { return nil }
        return ImportQuestion(
            id: id, question, options: options.map { ImportQuestion.Option($0.rawValue, $1) },
            preset: preset?.rawValue, rows: rows)
    }
}

/// An answer about rows that may be entries.
enum RowsAnswer: String {
    case leave, add
}

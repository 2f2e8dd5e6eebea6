import Domain

/// The days of ratings in a table that does not say when films were watched. A question asks
/// whether a film was watched on the day of its rating.
struct RatedDays {
    private enum Answer: String {
        case undated, rated
    }

    private let file: String
    private let answer: Answer
    private var rows: [ImportRow] = []

    init(of table: Table, answers: [ImportQuestion.ID: ImportQuestion.Option.ID]) {
        file = table.file.name
        answer = answers[Self.question(file)].flatMap(Answer.init) ?? .undated
    }

    private static func question(_ file: String) -> ImportQuestion.ID { "rated|\(file)" }

    /// Adds a rating to the question, and returns whether its day is the day of the viewing.
    mutating func isViewing(in row: ImportRow) -> Bool {
        rows.append(row)
        return answer == .rated
    }

    /// The question, or `nil` if there are no ratings with a day.
    var question: ImportQuestion? {
        guard !rows.isEmpty else { return nil }
        return ImportQuestion(
            id: Self.question(file), .ratedDays(file: file),
            options: [
                ImportQuestion.Option(Answer.undated.rawValue, .dayUnknown),
                ImportQuestion.Option(Answer.rated.rawValue, .ratedDay),
            ], preset: Answer.undated.rawValue, rows: rows)
    }
}

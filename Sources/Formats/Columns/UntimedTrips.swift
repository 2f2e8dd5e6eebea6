import Domain

/// The trips of a table that have a day and no time of departure. A question asks whether they are
/// added with noon as the time.
struct UntimedTrips {
    private enum Answer: String {
        case leave, noon
    }

    enum Verdict: Equatable {
        case leftOut
        case atNoon(waitingFor: ImportQuestion.ID?)
    }

    private let file: String
    private let answer: Answer?
    private var rows: [ImportRow] = []

    init(of table: Table, answers: [ImportQuestion.ID: ImportQuestion.Option.ID]) {
        file = table.file.name
        answer = answers[Self.question(file)].flatMap(Answer.init)
    }

    private static func question(_ file: String) -> ImportQuestion.ID { "untimed|\(file)" }

    mutating func verdict(on row: ImportRow) -> Verdict {
        rows.append(row)
        return switch answer {
        case .leave: .leftOut
        case .noon: .atNoon(waitingFor: nil)
        case nil: .atNoon(waitingFor: Self.question(file))
        }
    }

    /// The question, or `nil` if each trip has a time.
    var question: ImportQuestion? {
        guard !rows.isEmpty else { return nil }
        return ImportQuestion(
            id: Self.question(file), .untimedTrips(file: file),
            options: [
                ImportQuestion.Option(Answer.noon.rawValue, .addAtNoon),
                ImportQuestion.Option(Answer.leave.rawValue, .leaveThemOut),
            ], preset: nil, rows: rows)
    }
}

internal import Domain
internal import Presentation
internal import Wording

/// The effect of an import, or of one that is only tried, in lines for people: the numbers, and the
/// rows behind them.
@MainActor
struct ImportReport {
    private let preview: ImportPreview
    private let choices: ImportChoices
    private let words: LocalWords

    init(_ preview: ImportPreview, choices: ImportChoices, words: LocalWords) {
        self.preview = preview
        self.choices = choices
        self.words = words
    }

    /// - Parameter withAllRows: whether rows are listed of which nothing is out of the ordinary.
    func write(to output: any TakesText, withAllRows: Bool) throws(OutputError) {
        for source in preview.sources { try output.writeLine(source) }
        for group in preview.groups {
            try output.writeLine(heading(of: group))
            guard withAllRows || group.outcome.isWorthALook else { continue }
            for row in group.rows { try output.writeLine("  " + line(of: row)) }
        }
        for question in preview.questions { try write(question, to: output) }
        if preview.hasRatings {
            let ends = choices.bands.ends.map(OriginalRating.shortest).joined(separator: ",")
            try output.writeLine("Bands: \(ends) of 10 (--bands \(ends))")
        }
    }

    private func heading(of group: ImportGroup) -> String {
        let reason = group.reason.isEmpty ? "" : " (\(group.reason))"
        return "\(group.outcome.words): \(words.count(group.rows))\(reason)"
    }

    private func line(of row: ImportRow) -> String {
        let what = [row.title, row.words].filter { !$0.isEmpty }.joined(separator: ", ")
        return "\(row.place): \(what)"
    }

    private func write(_ question: ImportQuestion, to output: any TakesText) throws(OutputError) {
        try output.writeLine("Question \(question.id): \(question.timedWords)")
        let answer = choices.answer(to: question)
        for option in question.options {
            let mark = option.id == answer ? " (this counts)" : ""
            try output.writeLine("  \(option.id): \(option.timedWords)\(mark)")
        }
        if answer == nil {
            let waiting = words.say(
                one: "{count} row waits for --answer '{question}=…'",
                other: "{count} rows wait for --answer '{question}=…'",
                count: question.rows.count, ["question": question.id])
            try output.writeLine("  \(waiting)")
        }
    }
}

extension ImportOutcome {
    fileprivate var words: String {
        switch self {
        case .new: "New"
        case .changed: "Changed"
        case .alreadyThere: "Already there"
        case .ambiguous: "To be decided"
        case .leftOut: "Left out"
        case .unreadable: "Unreadable"
        }
    }

    /// Whether somebody may want to do something about the rows.
    fileprivate var isWorthALook: Bool {
        self == .ambiguous || self == .unreadable
    }
}

extension OriginalRating {
    fileprivate static func shortest(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}

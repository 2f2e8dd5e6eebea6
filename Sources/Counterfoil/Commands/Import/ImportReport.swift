import Domain
import Presentation
import Wording

/// The effect of an import or of its rehearsal in lines: numbers, and the rows behind them.
@MainActor
struct ImportReport {
    private let preview: ImportPreview
    private let choices: ImportChoices
    private let words: Localizer

    init(_ preview: ImportPreview, choices: ImportChoices, words: Localizer) {
        self.preview = preview
        self.choices = choices
        self.words = words
    }

    /// - Parameter withAllRows: whether ordinary rows are listed too.
    func write(to output: any TakesText, withAllRows: Bool) throws(OutputError) {
        for source in preview.sources { try output.writeLine(words.note(source)) }
        for table in preview.tables {
            if !table.mapping.columns.isEmpty {
                try output.writeLine(words.columns(of: table))
            }
            if let line = words.columnsLeftOut(of: table).unlessEmpty { try output.writeLine(line) }
        }
        for group in preview.groups {
            try output.writeLine(words.heading(of: group))
            guard withAllRows || group.outcome.isWorthALook else { continue }
            for row in group.rows {
                try output.writeLine("  " + words.line(on: row, details: words.details(of: row)))
            }
        }
        for question in preview.questions { try write(question, to: output) }
        if preview.hasRatings {
            let ends = choices.bands.ends.map(OriginalRating.shortest).joined(separator: ",")
            try output.writeLine(words.bands(ends))
        }
    }

    private func write(_ question: ImportQuestion, to output: any TakesText) throws(OutputError) {
        try output.writeLine(
            words.line(on: question, saying: words.question(question, written: \.description)))
        let answer = choices.answer(to: question)
        for option in question.options {
            let line = words.line(
                on: option, saying: words.answer(option, written: \.description),
                isChosen: option.id == answer)
            try output.writeLine("  " + line)
        }
        if answer == nil { try output.writeLine("  " + words.waiting(for: question)) }
    }
}

extension ImportOutcome {
    /// Whether the rows may need a decision or a correction.
    fileprivate var isWorthALook: Bool {
        self == .ambiguous || self == .unreadable
    }
}

extension OriginalRating {
    fileprivate static func shortest(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}

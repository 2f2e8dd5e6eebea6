import Domain
import Presentation
import Wording

/// The effect of an import or of its rehearsal in lines: numbers, and the rows behind them.
@MainActor
struct ImportReport {
    let preview: ImportPreview
    let choices: ImportChoices
    let words: Localizer

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

extension Localizer {
    /// The time and the details of a row.
    func details(of row: ImportRow) -> String {
        [row.time?.description ?? "", detail(of: row)].filter { !$0.isEmpty }
            .joined(separator: " · ")
    }
}

extension JSONValue {
    /// Makes the JSON of an import; see docs/command-line.md.
    init(_ preview: ImportPreview, written: WrittenBatch?, words: Localizer) {
        func rows(_ rows: [ImportRow]) -> JSONValue {
            JSONValue(rows) {
                [
                    "kind": $0.kind?.rawValue, "file": Localizer.inEnglish.file(of: $0.place),
                    "row": $0.place.row, "title": $0.title, "detail": words.details(of: $0),
                ]
            }
        }
        self = [
            "sources": preview.sources.map { words.note($0) },
            "tables": JSONValue(preview.tables) { JSONValue($0) },
            "groups": JSONValue(preview.groups) {
                [
                    "verdict": $0.outcome.rawValue, "reason": $0.reason.map(words.reason) ?? "",
                    "films": $0.count(of: .film), "trips": $0.count(of: .trip),
                    "rows": rows($0.rows),
                ]
            },
            "questions": JSONValue(preview.questions) { question in
                [
                    "id": question.id,
                    "words": words.question(question, written: \.description),
                    "options": JSONValue(question.options) {
                        ["id": $0.id, "words": words.answer($0, written: \.description)]
                    }, "preset": question.preset, "rows": rows(question.rows),
                ]
            },
            "undecided": preview.undecided.count,
            "written": written.map { ["added": $0.added, "changed": $0.changed] as JSONValue },
        ]
    }

    private init(_ table: ImportTable) {
        self = [
            "files": table.files, "kind": table.mapping.kind.rawValue,
            "columns": JSONValue(table.columns.enumerated()) { place, column in
                ["name": column.name, "meaning": table.mapping.meaning(of: place)?.rawValue]
            },
        ]
    }
}

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
        self = .object([
            ("sources", .list(preview.sources.map { .text(words.note($0)) })),
            ("tables", .list(preview.tables.map(JSONValue.init))),
            ("groups", .list(preview.groups.map { JSONValue($0, words) })),
            ("questions", .list(preview.questions.map { JSONValue($0, words) })),
            ("undecided", .number(preview.undecided.count)),
            (
                "written",
                written.map {
                    .object([("added", .number($0.added)), ("changed", .number($0.changed))])
                } ?? .null
            ),
        ])
    }

    private init(_ table: ImportTable) {
        let columns = table.columns.enumerated().map { place, column in
            JSONValue.object([
                ("name", .text(column.name)),
                ("meaning", table.mapping.meaning(of: place).map { .text($0.rawValue) } ?? .null),
            ])
        }
        self = .object([
            ("files", .list(table.files.map { .text($0) })),
            ("kind", .text(table.mapping.kind.rawValue)), ("columns", .list(columns)),
        ])
    }

    private init(_ group: ImportGroup, _ words: Localizer) {
        self = .object([
            ("verdict", .text(group.outcome.rawValue)),
            ("reason", .text(group.reason.map(words.reason) ?? "")),
            ("films", .number(group.count(of: .film))),
            ("trips", .number(group.count(of: .trip))),
            ("rows", .list(group.rows.map { JSONValue($0, words) })),
        ])
    }

    private init(_ row: ImportRow, _ words: Localizer) {
        self = .object([
            ("kind", row.kind.map { .text($0.rawValue) } ?? .null),
            ("file", .text(Localizer.inEnglish.file(of: row.place))),
            ("row", row.place.row.map { .number($0) } ?? .null),
            ("title", .text(row.title)), ("detail", .text(words.details(of: row))),
        ])
    }

    private init(_ question: ImportQuestion, _ words: Localizer) {
        self = .object([
            ("id", .text(question.id)),
            ("words", .text(words.question(question, written: \.description))),
            (
                "options",
                .list(
                    question.options.map {
                        .object([
                            ("id", .text($0.id)),
                            ("words", .text(words.answer($0, written: \.description))),
                        ])
                    })
            ),
            ("preset", question.preset.map { .text($0) } ?? .null),
            ("rows", .list(question.rows.map { JSONValue($0, words) })),
        ])
    }
}

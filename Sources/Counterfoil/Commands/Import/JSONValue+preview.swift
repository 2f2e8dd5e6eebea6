import Domain
import Wording

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

import Domain

/// Reads Counterfoil's own tables, each of one kind of entry.
struct OwnTableReader: SourceReader {
    private static let kinds: [any MadeOfFields.Type] = [
        Film.self, Trip.self, Pass.self, Claim.self,
    ]

    private static func kind(below heading: TableHeading) -> (any MadeOfFields.Type)? {
        kinds.first { $0.tableHeading.lowercased() == heading.names.first }
    }

    func recognises(_ file: SourceFile) -> Bool { file.heading.flatMap(Self.kind) != nil }

    func read(_ files: [SourceFile], into reading: SourceReading) throws(ImportError) {
        var records = OwnRecords()
        for table in files.compactMap({ Table($0) }) {
            guard let kind = Self.kind(below: table.heading) else { continue }
            try read(table, of: kind, &records, into: reading)
        }
        reading.contents.add(records.all)
        reading.contents.addSource(ImportOrigin.counterfoil, files)
    }

    private func read<Whole: MadeOfFields>(
        _ table: Table, of kind: Whole.Type, _ records: inout OwnRecords,
        into reading: SourceReading
    ) throws(ImportError) {
        // The columns are looked up once, and not for each row.
        let columns = Whole.fields.map {
            (field: $0, headings: $0.headings.map { $0.lowercased() })
        }
        let dayFields = Whole.fields.filter { if case .day = $0.value { true } else { false } }
        var days = try FileDays(
            of: table, columns: dayFields.map { $0.column.lowercased() },
            answers: reading.answers)
        func shown(_ row: TableRow) -> ImportRow {
            ImportRow(Whole.kind, at: row.place, title: Whole.title(of: row))
        }
        try table.read(into: reading, shown: shown) { row throws(RowTrouble) in
            var record = FieldRecords<Whole>()
            for (field, headings) in columns {
                let cells = headings.map { FormulaGuard.restored(row[$0]) }
                record[field.name] = try field.record(in: cells)
            }
            var question: ImportQuestion.ID?
            // A spreadsheet may have written a day in another form than Counterfoil's.
            for name in dayFields.map(\.name) {
                switch days.read(record.text(name), for: shown(row)) {
                case .day(let said?): record[name] = .text(said.isoText)
                case .day(nil): record[name] = nil
                case .unreadable: break
                case .open(let id):
                    record[name] = nil
                    question = id
                }
            }
            records.add(
                try record.entry(), called: row[table.heading.names[0]].onOneLine, at: row.place,
                question: question, into: &reading.contents)
        }
        if let question = days.question { reading.contents.questions.append(question) }
    }
}

/// Writes Counterfoil's own table of one kind of entry.
struct OwnTableWriter<Whole: EntryContent>: EntryWriter {
    private let columns = Whole.fields.map { (field: $0.name, headings: $0.headings) }

    func begin(to sink: Sink) throws {
        try sink(TableText.row([Whole.tableHeading] + columns.flatMap(\.headings)))
    }

    func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        guard let whole = stored.entry.flatMap(Whole.init) else { return false }
        let record = FieldRecords(whole)
        let cells = columns.flatMap { column in
            let cells = record[column.field]?.cells ?? []
            return column.headings.indices.map { $0 < cells.count ? cells[$0] : "" }
        }
        try sink(TableText.row([stored.id.rawValue] + cells))
        return true
    }
}

extension EntryContent {
    /// The heading of the first column, which names the entry.
    static var tableHeading: String { "Counterfoil \(kind.rawValue)" }
}

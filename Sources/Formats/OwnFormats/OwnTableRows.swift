import Domain

/// The rows of Counterfoil's own tables of one kind of entry.
struct OwnTableRows: Sendable {
    /// The normalised headings of the columns with days.
    let dayColumns: [String]
    /// Reads a row, and sets the question that it waits for.
    let entry:
        @Sendable (TableRow, inout FileDays, inout ImportQuestion.ID?) throws(RowTrouble) -> Entry

    private let kind: EntryKind
    private let heading: String
    private let title: @Sendable (TableRow) -> String

    /// Returns a description of a row that cannot be read.
    func shown(_ row: TableRow) -> ImportRow { ImportRow(kind, at: row.place, title: title(row)) }

    /// Returns the reader for a heading, or `nil` for another table.
    static func below(_ heading: TableHeading) -> OwnTableRows? {
        all.first { $0.heading == heading.names.first }
    }

    private static let all = [
        OwnTableRows(title: { $0.line("title") }) { (film: FieldRecords<Film>) throws(RowTrouble) in
            try film.entry()
        },
        OwnTableRows(title: { Trip.nameInList(from: $0.line("from"), to: $0.line("to")) }) {
            (trip: FieldRecords<Trip>) throws(RowTrouble) in try trip.entry()
        },
        OwnTableRows(title: { $0.line("name") }) { (pass: FieldRecords<Pass>) throws(RowTrouble) in
            try pass.entry()
        },
        OwnTableRows(title: { $0.line("subject") }) {
            (claim: FieldRecords<Claim>) throws(RowTrouble) in try claim.entry()
        },
    ]

    /// - Parameter make: makes an entry from the values of a row.
    private init<Whole: HasFields>(
        title: @escaping @Sendable (TableRow) -> String,
        entry make: @escaping @Sendable (FieldRecords<Whole>) throws(RowTrouble) -> Entry
    ) {
        // The columns are looked up once, and not for each row.
        let columns = Whole.fields.map {
            (field: $0, headings: $0.headings.map { $0.lowercased() })
        }
        let days = Whole.fields.compactMap { field -> (name: FieldName, heading: String)? in
            if case .day = field.value { (field.name, field.column.lowercased()) } else { nil }
        }
        kind = Whole.kind
        heading = Whole.tableHeading.lowercased()
        dayColumns = days.map(\.heading)
        self.title = title
        entry = { (row, found, question) throws(RowTrouble) in
            var record = FieldRecords<Whole>()
            for (field, headings) in columns {
                let cells = headings.map { FormulaGuard.restored(row[$0]) }
                record[field.name] = try field.record(in: cells)
            }
            // A spreadsheet may have written a day in another form than Counterfoil's.
            for day in days {
                let reading = found.read(
                    record.text(day.name),
                    for: ImportRow(Whole.kind, at: row.place, title: title(row)))
                switch reading {
                case .day(let said?): record[day.name] = .text(said.isoText)
                case .day(nil): record[day.name] = nil
                case .unreadable: break
                case .open(let id):
                    record[day.name] = nil
                    question = id
                }
            }
            return try make(record)
        }
    }
}

/// Reads Counterfoil's own tables, each of one kind of entry.
struct OwnTableReader: SourceReader {
    func recognises(_ file: SourceFile) -> Bool {
        file.heading.flatMap(OwnTableRows.below) != nil
    }

    func read(
        _ files: [SourceFile], answers: ImportAnswers, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) throws(ImportError) {
        var records = OwnRecords()
        for table in files.compactMap({ Table($0) }) {
            guard let rows = OwnTableRows.below(table.heading) else { continue }
            var days = try FileDays(of: table, columns: rows.dayColumns, answers: answers)
            try table.read(into: &contents, progress: progress, shown: rows.shown) {
                row, contents throws(RowTrouble) in
                var question: ImportQuestion.ID?
                let entry = try rows.entry(row, &days, &question)
                records.add(
                    entry, called: row[table.heading.names[0]].onOneLine, at: row.place,
                    question: question, into: &contents)
            }
            if let question = days.question { contents.questions.append(question) }
        }
        contents.add(records.all)
        contents.addSource(ImportOrigin.counterfoil, files)
    }
}

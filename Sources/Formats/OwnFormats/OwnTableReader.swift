import Domain

/// Reads Counterfoil's own tables, each of one kind of entry.
struct OwnTableReader: SourceReader {
    func recognises(_ file: SourceFile) -> Bool {
        file.heading.flatMap(OwnTableRows.below) != nil
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
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

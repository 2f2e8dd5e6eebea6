import Domain

/// Reads a diary, or the table that Letterboxd imports. Each row is a viewing.
struct LetterboxdDiary {
    let records: LetterboxdRecords
    let answers: [ImportQuestion.ID: ImportQuestion.Option.ID]

    func read(
        _ table: Table, _ columns: LetterboxdRow.Headings, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) throws(ImportError) {
        var days = try FileDays(of: table, columns: [columns.watched, "date"], answers: answers)
        var repeated: [String: Int] = [:]
        records.all.reserveCapacity(records.all.count + table.likelyRows)
        let namesViewings = columns.uri == LetterboxdRow.Headings.export.uri
        try table.read(
            into: &contents, progress: progress, shown: { LetterboxdRow.shown($0, columns) }
        ) { row, contents throws(RowTrouble) in
            let row = try LetterboxdRow(row, columns)
            var key = ""
            if namesViewings && !row.uri.isEmpty {
                key = row.uri
                if let known = records.viewing(called: row.uri) {
                    guard records[known].place.file == row.place.file else {
                        contents.leaveOut(row.importRow, .sameRow)
                        return
                    }
                    repeated[row.uri, default: 1] += 1
                    key += "#\(repeated[row.uri, default: 1])"
                }
            }
            records.addViewing(row, key: key, among: row.place.file, &days, into: &contents)
        }
        if let question = days.question { contents.questions.append(question) }
    }
}

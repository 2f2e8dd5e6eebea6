import Domain

/// Reads reviews. Each belongs to a viewing of the diary, or is a viewing of its own.
struct LetterboxdReviews {
    let records: LetterboxdRecords
    let answers: [ImportQuestion.ID: ImportQuestion.Option.ID]

    func read(
        _ table: Table, into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        var days = try FileDays(of: table, columns: ["watched date", "date"], answers: answers)
        let diary = records.all.count
        try table.read(
            into: &contents, progress: progress, shown: { LetterboxdRow.shown($0, .export) }
        ) { row, contents throws(RowTrouble) in
            let row = try LetterboxdRow(row, .export)
            if let viewing = records.viewing(called: row.uri), viewing < diary {
                join(row, to: viewing, into: &contents)
                return
            }
            let same = sameDay(row, &days, before: diary)
            if same.count == 1 {
                join(row, to: same[0], into: &contents)
            } else if same.isEmpty {
                records.addViewing(row, key: row.uri, &days, into: &contents)
            } else {
                ask(row, about: same, &days, into: &contents)
            }
        }
        if let question = days.question { contents.questions.append(question) }
    }

    private func join(
        _ row: LetterboxdRow, to viewing: Int, into contents: inout SourceContents
    ) {
        records.all[viewing].changeFilm { film in
            if film.notes.isEmpty { film.notes = row.film.notes }
            if film.tags.isEmpty { film.tags = row.film.tags }
            if film.rating == nil { film.rating = row.film.rating }
            film.isRewatch = film.isRewatch || row.film.isRewatch
        }
        if records[viewing].rating == nil { records.all[viewing].rating = row.rating }
        contents.leaveOut(row.importRow, .review)
    }

    /// Returns the diary's viewings of the same film on the same day that have no review yet.
    private func sameDay(
        _ row: LetterboxdRow, _ days: inout FileDays, before end: Int
    ) -> [Int] {
        guard case .day(let day?) = days.read(row.watched, for: row.importRow) else { return [] }
        return records.indices(of: row.name).filter { index in
            index < end && records[index].film?.watched == day
                && records[index].film?.notes.isEmpty == true
        }
    }

    private func ask(
        _ row: LetterboxdRow, about viewings: [Int], _ days: inout FileDays,
        into contents: inout SourceContents
    ) {
        let place = "\(row.place.file)|\(row.place.row ?? 0)"
        let id = "letterboxd.review|\(row.uri.isEmpty ? place : row.uri)"
        let options = viewings.map {
            ImportQuestion.Option(records[$0].key, .one(records[$0].place))
        }
        contents.questions.append(
            ImportQuestion(
                id: id, .review(film: row.film.nameInList, place: row.place),
                options: options + [ImportQuestion.Option("own", .anotherOne)], preset: nil,
                rows: [row.importRow]))
        if let viewing = viewings.first(where: { records[$0].key == answers[id] }) {
            join(row, to: viewing, into: &contents)
        } else {
            records.addViewing(
                row, key: row.uri, &days, question: answers[id] == "own" ? nil : id,
                into: &contents)
        }
    }
}

import Domain

// MARK: Diaries

extension LetterboxdRecords {
    /// Reads a diary, or the table that Letterboxd imports. Each row is a viewing.
    func readDiary(_ table: Table, _ columns: LetterboxdRow.Headings) throws(ImportError) {
        var days = try FileDays(
            of: table, columns: [columns.watched, "date"], answers: reading.answers)
        var repeated: [String: Int] = [:]
        all.reserveCapacity(all.count + table.likelyRows)
        let namesViewings = columns.uri == LetterboxdRow.Headings.export.uri
        try table.read(
            into: reading, shown: { LetterboxdRow.shown($0, columns) }
        ) { row throws(RowTrouble) in
            let row = try LetterboxdRow(row, columns)
            var key = ""
            if namesViewings && !row.uri.isEmpty {
                key = row.uri
                if let known = viewing(called: row.uri) {
                    guard all[known].place.file == row.place.file else {
                        reading.contents.leaveOut(row.importRow, .sameRow)
                        return
                    }
                    repeated[row.uri, default: 1] += 1
                    key += "#\(repeated[row.uri, default: 1])"
                }
            }
            addViewing(row, key: key, among: row.place.file, &days)
        }
        if let question = days.question { reading.contents.questions.append(question) }
    }
}

// MARK: Reviews

extension LetterboxdRecords {
    /// Reads reviews. Each belongs to a viewing of the diary, or is a viewing of its own.
    func readReviews(_ table: Table) throws(ImportError) {
        var days = try FileDays(
            of: table, columns: ["watched date", "date"], answers: reading.answers)
        let diary = all.count
        try table.read(
            into: reading, shown: { LetterboxdRow.shown($0, .export) }
        ) { row throws(RowTrouble) in
            let row = try LetterboxdRow(row, .export)
            if let viewing = viewing(called: row.uri), viewing < diary {
                join(row, to: viewing)
                return
            }
            let same = sameDay(row, &days, before: diary)
            if same.count == 1 {
                join(row, to: same[0])
            } else if same.isEmpty {
                addViewing(row, key: row.uri, &days)
            } else {
                ask(row, about: same, &days)
            }
        }
        if let question = days.question { reading.contents.questions.append(question) }
    }

    private func join(_ row: LetterboxdRow, to viewing: Int) {
        all[viewing].changeFilm { film in
            if film.notes.isEmpty { film.notes = row.film.notes }
            if film.tags.isEmpty { film.tags = row.film.tags }
            if film.rating == nil { film.rating = row.film.rating }
            film.isRewatch = film.isRewatch || row.film.isRewatch
        }
        if all[viewing].rating == nil { all[viewing].rating = row.rating }
        reading.contents.leaveOut(row.importRow, .review)
    }

    /// Returns the diary's viewings of the same film on the same day that have no review yet.
    private func sameDay(_ row: LetterboxdRow, _ days: inout FileDays, before end: Int) -> [Int] {
        guard case .day(let day?) = days.read(row.watched, for: row.importRow) else { return [] }
        return indices(of: row.name).filter { index in
            index < end && all[index].film?.watched == day
                && all[index].film?.notes.isEmpty == true
        }
    }

    private func ask(_ row: LetterboxdRow, about viewings: [Int], _ days: inout FileDays) {
        let place = "\(row.place.file)|\(row.place.row ?? 0)"
        let id = "letterboxd.review|\(row.uri.isEmpty ? place : row.uri)"
        let options = viewings.map {
            ImportQuestion.Option(all[$0].key, .one(all[$0].place))
        }
        reading.contents.questions.append(
            ImportQuestion(
                id: id, .review(film: row.film.nameInList, place: row.place),
                options: options + [ImportQuestion.Option("own", .anotherOne)], preset: nil,
                rows: [row.importRow]))
        if let viewing = viewings.first(where: { all[$0].key == reading.answers[id] }) {
            join(row, to: viewing)
        } else {
            addViewing(row, key: row.uri, &days, question: reading.answers[id] == "own" ? nil : id)
        }
    }
}

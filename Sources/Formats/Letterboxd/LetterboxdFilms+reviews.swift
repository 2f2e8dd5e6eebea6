import Domain

extension LetterboxdFilms {
    /// Reads reviews: each is of a viewing of the diary, or stands for a viewing of its own.
    mutating func readReviews(
        _ table: Table, into harvest: inout Harvest, progress: (Int) -> Void
    ) throws(ImportError) {
        var days = try FileDays(of: table, columns: ["watched date", "date"], answers: answers)
        let diary = candidates.count
        try table.read(into: &harvest, progress: progress) { row, harvest in
            guard let row = LetterboxdRow(row, .export, into: &harvest) else { return }
            if let viewing = viewing(called: row.uri), viewing < diary {
                join(row, to: viewing, into: &harvest)
                return
            }
            let same = sameDay(row, &days, before: diary)
            if same.count == 1 {
                join(row, to: same[0], into: &harvest)
            } else if same.isEmpty {
                add(row, key: row.uri, &days, into: &harvest)
            } else {
                ask(row, about: same, &days, into: &harvest)
            }
        }
        if let question = days.question { harvest.questions.append(question) }
    }

    private mutating func join(_ row: LetterboxdRow, to viewing: Int, into harvest: inout Harvest) {
        candidates[viewing].changeFilm { film in
            if film.notes.isEmpty { film.notes = row.film.notes }
            if film.tags.isEmpty { film.tags = row.film.tags }
            if film.rating == nil { film.rating = row.film.rating }
            film.isRewatch = film.isRewatch || row.film.isRewatch
        }
        if candidates[viewing].rating == nil { candidates[viewing].rating = row.rating }
        harvest.leaveOut(row.importRow, "The review goes to its viewing in the diary")
    }

    /// The diary's viewings of the same film on the same day that have no review yet.
    private mutating func sameDay(
        _ row: LetterboxdRow, _ days: inout FileDays, before end: Int
    ) -> [Int] {
        guard case .day(let day?) = days.read(row.watched, for: row.importRow) else { return [] }
        return all(of: row.name).filter { index in
            index < end && candidates[index].film?.watched == day
                && candidates[index].film?.notes.isEmpty == true
        }
    }

    private mutating func ask(
        _ row: LetterboxdRow, about viewings: [Int], _ days: inout FileDays,
        into harvest: inout Harvest
    ) {
        let id = "letterboxd.review|\(row.uri.isEmpty ? "\(row.place)" : row.uri)"
        let options = viewings.map {
            ImportQuestion.Option(candidates[$0].key, "The one of \(candidates[$0].place)")
        }
        harvest.questions.append(
            ImportQuestion(
                id: id, "Which viewing of \(row.film.name) is the review of \(row.place) about?",
                options: options + [ImportQuestion.Option("own", "Another one")], preset: nil,
                rows: [row.importRow]))
        if let viewing = viewings.first(where: { candidates[$0].key == answers[id] }) {
            join(row, to: viewing, into: &harvest)
        } else {
            add(row, key: row.uri, &days, into: &harvest)
            if answers[id] != "own" { candidates[candidates.count - 1].question = id }
        }
    }
}

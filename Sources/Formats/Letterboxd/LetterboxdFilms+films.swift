import Domain

extension LetterboxdFilms {
    /// Reads a table that tells of films and not of viewings, to be settled when all are read.
    mutating func collect(
        _ table: Table, _ kind: LetterboxdKind, into harvest: inout Harvest,
        progress: (Int) -> Void
    ) throws(ImportError) {
        var kind = kind
        var waits: ImportQuestion.ID?
        var rows: [LetterboxdRow] = []
        try table.read(into: &harvest, progress: progress) { row, harvest in
            if let row = LetterboxdRow(row, .export, into: &harvest) { rows.append(row) }
        }
        if kind == .unnamed {
            let question = Self.question(about: table.file.name, rows.map(\.importRow))
            harvest.questions.append(question)
            switch answers[question.id] {
            case "watched": kind = .watched
            case "watchlist": kind = .watchlist
            case "likes": kind = .likes
            default: waits = question.id
            }
        }
        if let waits {
            waiting += rows.map { ($0, waits) }
        } else if kind == .watchlist {
            for row in rows { harvest.leaveOut(row.importRow, "Not watched yet: on the watchlist") }
        } else {
            collected[kind, default: []] += rows
        }
    }

    private static func question(about file: String, _ rows: [ImportRow]) -> ImportQuestion {
        ImportQuestion(
            id: "letterboxd.kind|\(file)", "Which films are in \(file)?",
            options: [
                ImportQuestion.Option("watched", "Those I watched"),
                ImportQuestion.Option("watchlist", "Those on my watchlist"),
                ImportQuestion.Option("likes", "Those I like"),
            ], preset: nil, rows: rows)
    }

    /// Joins what was collected to the viewings; a film without any becomes one without a date.
    mutating func settle(into harvest: inout Harvest) {
        let viewings = candidates.count
        let kinds = [LetterboxdKind.ratings, .watched, .likes]
        let namesakes = Namesakes(kinds.flatMap { collected[$0] ?? [] })
        var films: Set<String> = []
        for kind in kinds where kind != .likes {
            for row in collected[kind] ?? [] {
                settle(row, kind, viewings: viewings, namesakes, &films, into: &harvest)
            }
        }
        let seen = namesakes.names.filter { all(of: $0).contains { $0 < viewings } }
        harvest.questions += namesakes.questions(about: seen)
        tagLikes(namesakes, viewings: viewings, into: &harvest)
        // Nothing may be joined to what may not have been watched.
        for (row, question) in waiting { addUndated(row, question: question) }
    }

    private mutating func settle(
        _ row: LetterboxdRow, _ kind: LetterboxdKind, viewings: Int, _ namesakes: Namesakes,
        _ films: inout Set<String>, into harvest: inout Harvest
    ) {
        let same = all(of: row.name)
        let seen = same.filter { $0 < viewings }
        let isKnown = row.uri.isEmpty ? same.count > seen.count : !films.insert(row.uri).inserted
        if isKnown {
            harvest.leaveOut(row.importRow, "Another row has the same film")
        } else if seen.isEmpty {
            addUndated(row)
        } else if let question = namesakes.question(of: row) {
            switch answers[question] {
            case nil: addUndated(row, question: question)
            case row.uri: join(row, kind, to: seen, into: &harvest)
            case Namesakes.all:
                // Which viewing is of which film is unknown, so that no rating can be joined.
                harvest.leaveOut(
                    row.importRow,
                    row.rating == nil
                        ? "The viewing of it is imported"
                        : "Several films have that name in the diary")
            default: addUndated(row)
            }
        } else {
            join(row, kind, to: seen, into: &harvest)
        }
    }

    private mutating func join(
        _ row: LetterboxdRow, _ kind: LetterboxdKind, to viewings: [Int],
        into harvest: inout Harvest
    ) {
        // An export from before the viewing called it by the film's name.
        for viewing in viewings where !row.uri.isEmpty { candidates[viewing].filmKey = row.uri }
        guard kind == .ratings, let rating = row.rating else {
            harvest.leaveOut(row.importRow, "The viewing of it is imported")
            return
        }
        // A viewing that was rated says more of itself than the film's rating does.
        let isRated = viewings.contains { candidates[$0].rating != nil }
        harvest.leaveOut(
            row.importRow,
            isRated ? "The viewing has a rating of its own" : "The rating goes to the viewing")
        for viewing in viewings where !isRated {
            candidates[viewing].rating = rating
            candidates[viewing].changeFilm { $0.rating = row.film.rating }
        }
    }
}

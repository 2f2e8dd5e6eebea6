import Domain

/// The tables about films instead of viewings, which are joined to the viewings once all are read.
struct LetterboxdFilmTables {
    private let records: LetterboxdRecords
    private let answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
    private var collected: [LetterboxdKind: [LetterboxdRow]] = [:]
    /// The films of tables whose kind the person has to choose first.
    private var waiting: [(row: LetterboxdRow, question: ImportQuestion.ID)] = []

    init(
        records: LetterboxdRecords, answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
    ) {
        self.records = records
        self.answers = answers
    }

    mutating func read(
        _ table: Table, _ kind: LetterboxdKind, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) throws(ImportError) {
        var kind = kind
        var waits: ImportQuestion.ID?
        var rows: [LetterboxdRow] = []
        try table.read(
            into: &contents, progress: progress, shown: { LetterboxdRow.shown($0, .export) }
        ) { row, _ throws(RowTrouble) in rows.append(try LetterboxdRow(row, .export)) }
        if kind == .unnamed {
            let question = Self.question(about: table.file.name, rows.map(\.importRow))
            contents.questions.append(question)
            switch answers[question.id] {
            case "watched": kind = .watched
            case "watchlist": kind = .watchlist
            case "likes": kind = .likes
            default: waits = question.id
            }
        }
        if let waits {
            waiting += rows.map { ($0, waits) }
        } else {
            collected[kind, default: []] += rows
        }
    }

    private static func question(about file: String, _ rows: [ImportRow]) -> ImportQuestion {
        ImportQuestion(
            id: "letterboxd.kind|\(file)", .letterboxdKind(file: file),
            options: [
                ImportQuestion.Option("watched", .watched),
                ImportQuestion.Option("watchlist", .onWatchlist),
                ImportQuestion.Option("likes", .liked),
            ], preset: nil, rows: rows)
    }

    /// Joins the rows to the viewings. A film without any becomes one without a date.
    func join(into contents: inout SourceContents) {
        let viewings = records.all.count
        let kinds = [LetterboxdKind.ratings, .watched, .likes]
        let namesakes = Namesakes(kinds.flatMap { collected[$0] ?? [] })
        var films: Set<String> = []
        for kind in kinds where kind != .likes {
            for row in collected[kind] ?? [] {
                join(row, kind, viewings: viewings, namesakes, &films, into: &contents)
            }
        }
        let seen = namesakes.names.filter { records.indices(of: $0).contains { $0 < viewings } }
        contents.questions += namesakes.questions(about: seen)
        LetterboxdLikes(records: records, answers: answers, namesakes: namesakes)
            .tag(collected[.likes] ?? [], viewings: viewings, into: &contents)
        for row in collected[.watchlist] ?? [] { records.addWanted(row) }
        // Nothing may be joined to what may not have been watched.
        for (row, question) in waiting { records.addFilm(row, question: question) }
    }

    private func join(
        _ row: LetterboxdRow, _ kind: LetterboxdKind, viewings: Int, _ namesakes: Namesakes,
        _ films: inout Set<String>, into contents: inout SourceContents
    ) {
        let same = records.indices(of: row.name)
        let seen = same.filter { $0 < viewings }
        let isKnown = row.uri.isEmpty ? same.count > seen.count : !films.insert(row.uri).inserted
        if isKnown {
            contents.leaveOut(row.importRow, .sameFilm)
        } else if seen.isEmpty {
            records.addFilm(row)
        } else if let question = namesakes.question(of: row) {
            switch answers[question] {
            case nil: records.addFilm(row, question: question)
            case row.uri: join(row, kind, to: seen, into: &contents)
            case Namesakes.all:
                // A rating cannot be joined, as the film of each viewing is unknown.
                contents.leaveOut(row.importRow, row.rating == nil ? .viewing : .ratingOfSeveral)
            default: records.addFilm(row)
            }
        } else {
            join(row, kind, to: seen, into: &contents)
        }
    }

    private func join(
        _ row: LetterboxdRow, _ kind: LetterboxdKind, to viewings: [Int],
        into contents: inout SourceContents
    ) {
        // An export from before the viewing called it by the film's name.
        for viewing in viewings where !row.uri.isEmpty {
            records.all[viewing].filmKey = row.uri
        }
        guard kind == .ratings, let rating = row.rating else {
            contents.leaveOut(row.importRow, .viewing)
            return
        }
        // A viewing that was rated says more of itself than the film's rating does.
        let isRated = viewings.contains { records[$0].rating != nil }
        contents.leaveOut(row.importRow, isRated ? .ratingBesideAnother : .rating)
        for viewing in viewings where !isRated {
            records.all[viewing].rating = rating
            records.all[viewing].changeFilm { $0.rating = row.film.rating }
        }
    }
}

import Domain

/// A row of any of Letterboxd's tables.
struct LetterboxdRow {
    /// The headings of the columns in the two formats, in lower case.
    struct Headings {
        let title, uri, watched: String

        static let export = Headings(title: "name", uri: "letterboxd uri", watched: "watched date")
        static let imported = Headings(title: "title", uri: "letterboxduri", watched: "watcheddate")
    }

    let place: SourcePlace
    var film: Film
    let uri: String
    let rating: OriginalRating?
    /// The text of the day watched.
    let watched: String
    private(set) var remarks: [RowRemark] = []

    var name: FilmName { FilmName(film.title, film.year) }
    var importRow: ImportRow { ImportRow(.film, at: place, title: film.nameInList) }

    init(_ row: TableRow, _ columns: Headings) throws(RowTrouble) {
        film = try Film(
            title: Self.title(row, columns), year: FilmCells.year(row["year"])
        ).checked()
        place = row.place
        uri = row.line(columns.uri)
        watched = row[columns.watched]
        for column in LetterboxdFilmColumn.all { column.read(row[column.heading], &film) }
        film.link = uri.isEmpty ? FilmCells.imdbLink(row["imdbid"]) : uri
        (rating, remarks) = Self.rating(row)
        film.rating = rating.map { ImportedRating($0.text, source: LetterboxdReader.source) }
        if row.isRepaired { remarks.append(.quoteRepaired) }
    }

    /// Returns the description of a row that cannot be read.
    static func shown(_ row: TableRow, _ columns: Headings) -> ImportRow {
        ImportRow(.film, at: row.place, title: title(row, columns))
    }

    /// Returns the title. In a table that an older Counterfoil may have written, the guard against
    /// spreadsheet formulas is removed.
    private static func title(_ row: TableRow, _ columns: Headings) -> String {
        let title = row.line(columns.title)
        return columns.title == Headings.imported.title ? FormulaGuard.restored(title) : title
    }

    private static func rating(_ row: TableRow) -> (OriginalRating?, [RowRemark]) {
        let (text, best) =
            row.line("rating").isEmpty ? (row.line("rating10"), 10.0) : (row.line("rating"), 5.0)
        guard !text.isEmpty, text != "0" else { return (nil, []) }
        if let rating = FilmCells.number(text).flatMap({ OriginalRating($0, of: best) }) {
            return (rating, [])
        }
        return (nil, [.noRating(text, best: Int(best))])
    }
}

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

/// Tags liked films among the records.
struct LetterboxdLikes {
    private static let liked = "liked"

    private enum Answer: String {
        case tag, add, leave
    }

    let records: LetterboxdRecords
    let answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
    let namesakes: Namesakes

    func tag(_ rows: [LetterboxdRow], viewings: Int, into contents: inout SourceContents) {
        var question = RowsQuestion<Answer>(
            "letterboxd.likes", .likes,
            options: [(.tag, .tagged(Self.liked)), (.add, .taggedAndAdded), (.leave, .nothing)],
            preset: .tag, answers: answers)
        for row in rows { question.add(row.importRow) }
        contents.questions += [question.asked].compactMap(\.self)
        let others = records.all.count
        for row in rows {
            let films = records.indices(of: row.name).filter { $0 < others }
            if question.answer == .leave {
                contents.leaveOut(row.importRow, .likeUnwanted)
            } else if films.isEmpty, question.answer == .add {
                var row = row
                row.film.tags = [Self.liked]
                records.addFilm(row)
            } else if films.isEmpty {
                contents.leaveOut(row.importRow, .likeOfUnwatched)
            } else if let doubtful = namesakes.question(of: row) {
                let own = films.filter { records[$0].key == row.uri }
                if own.isEmpty, answers[doubtful] != row.uri {
                    contents.leaveOut(row.importRow, .likeOfSeveral)
                } else {
                    let seen = films.filter { $0 < viewings }
                    tag(own.isEmpty ? seen : own, row, into: &contents)
                }
            } else {
                tag(films, row, into: &contents)
            }
        }
    }

    private func tag(_ films: [Int], _ row: LetterboxdRow, into contents: inout SourceContents) {
        for index in films {
            records.all[index].changeFilm { film in
                if !film.tags.contains(Self.liked) { film.tags.append(Self.liked) }
            }
        }
        contents.leaveOut(row.importRow, .like)
    }
}

/// Different films with the same title and year.
struct Namesakes {
    /// The first row of each film, by the common name.
    private var films: [FilmName: [LetterboxdRow]] = [:]

    /// The answer that the diary has viewings of every film with the name.
    static let all = "all"

    /// Finds different films of one name by their addresses, which are the same in all of
    /// Letterboxd's tables.
    init(_ rows: some Sequence<LetterboxdRow>) {
        var first: [FilmName: LetterboxdRow] = [:]
        for row in rows where !row.uri.isEmpty {
            guard let known = first[row.name] else {
                first[row.name] = row
                continue
            }
            var same = films[row.name] ?? [known]
            if !same.contains(where: { $0.uri == row.uri }) { same.append(row) }
            if same.count > 1 { films[row.name] = same }
        }
    }

    /// Returns the id of the question about a row, or `nil` if no other film has its name.
    func question(of row: LetterboxdRow) -> ImportQuestion.ID? {
        films[row.name] == nil ? nil : Self.id(row.name)
    }

    var names: [FilmName] { Array(films.keys) }

    /// Returns a question for each of the names.
    func questions(about names: [FilmName]) -> [ImportQuestion] {
        names.compactMap { name -> ImportQuestion? in
            guard let rows = films[name], let first = rows.first else { return nil }
            let options = rows.map { row in
                ImportQuestion.Option(row.uri, .one(row.place, rating: row.rating?.text))
            }
            return ImportQuestion(
                id: Self.id(first.name), .namesakes(rows.count, film: first.film.nameInList),
                options: options + [ImportQuestion.Option(Self.all, .allOfThem)], preset: nil,
                rows: rows.map(\.importRow))
        }.sorted { $0.id < $1.id }
    }

    private static func id(_ name: FilmName) -> ImportQuestion.ID {
        "letterboxd.namesakes|\(name.title)|\(name.year.map(String.init) ?? "")"
    }
}

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
        for column in LetterboxdFilmColumn.allCases { column.read(row[column.rawValue], &film) }
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

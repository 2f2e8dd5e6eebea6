import Domain
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

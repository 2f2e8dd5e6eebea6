import Domain

/// A list of films: one table about the list, one of its films. It tells of no viewing.
struct LetterboxdList {
    private let films: Table

    init?(_ file: SourceFile) {
        guard let films = Table(file, where: { $0.contains("position") && $0.contains("name") })
        else { return nil }
        self.films = films
    }

    func read(into contents: inout SourceContents) throws(ImportError) {
        try films.read(into: &contents) { row, contents in
            let year = row.line("year")
            let name = row.line("name") + (year.isEmpty ? "" : " (\(year))")
            contents.leaveOut(ImportRow(.film, at: row.place, title: name), .list)
        }
    }
}

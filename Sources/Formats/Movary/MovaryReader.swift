import Domain

/// Reads Movary's exports of the history and the ratings.
struct MovaryReader: SourceReader {
    static let source = "Movary"

    func recognises(_ file: SourceFile) -> Bool {
        guard let heading = file.heading else { return false }
        return heading.has("title", "year", "tmdbid", "imdbid")
            && (heading.has("watchedat") || heading.has("userrating") || heading.has("addedat"))
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        var films = MovaryFilms(answers: answers)
        let tables = files.compactMap { Table($0) }
        for column in ["watchedat", "userrating", "addedat"] {
            for table in tables where table.heading.has(column) {
                try films.read(table, column, into: &contents, progress: progress)
            }
        }
        contents.add(films.records)
        contents.addSource(Self.source, files)
    }
}

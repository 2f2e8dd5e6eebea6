import Domain

/// Reads the ratings, lists and watchlists that IMDb exports, in all of their generations.
struct IMDbReader: SourceReader {
    static let source = "IMDb"

    func recognises(_ file: SourceFile) -> Bool {
        guard let heading = file.heading else { return false }
        return heading.has("const", "title") && heading.has("title type")
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        var titles = IMDbTitles(answers: answers)
        // Ratings come first, because a list says less about the same title, and a watchlist least.
        let tables = files.compactMap { Table($0) }
        let ratings = tables.filter { !$0.heading.has("position") }
        let lists = tables.filter { $0.heading.has("position") }
        let isWatchlist = { (table: Table) in table.file.isWatchlist }
        for table in ratings + lists.filter({ !isWatchlist($0) }) {
            try titles.read(table, into: &contents, progress: progress)
        }
        for table in lists.filter(isWatchlist) {
            try titles.read(table, areWanted: true, into: &contents, progress: progress)
        }
        contents.questions += titles.questions
        contents.add(titles.records)
        contents.addSource(Self.source, files)
    }
}

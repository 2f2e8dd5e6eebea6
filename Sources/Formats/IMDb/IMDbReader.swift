import Domain

/// Reads IMDb's exports of ratings, lists and watchlists, in all their versions.
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
        let tables = files.compactMap { Table($0) }
        for kind in IMDbTable.allCases {
            for table in tables where IMDbTable(table) == kind {
                try titles.read(table, kind, into: &contents, progress: progress)
            }
        }
        for table in tables where IMDbTable(table) == .list {
            try contents.addList(titled: table.file.stem, table.file)
        }
        contents.questions += titles.questions
        contents.add(titles.records)
        contents.addSource(Self.source, files)
    }
}

/// The kinds of IMDb's tables. A list says less about a title than its rating, and a watchlist
/// least.
enum IMDbTable: CaseIterable {
    case ratings, list, watchlist

    init(_ table: Table) {
        guard table.heading.has("position"), !Self.isOldRatings(table) else {
            self = .ratings
            return
        }
        self = table.file.isWatchlist ? .watchlist : .list
    }

    /// Whether a table has ratings in the form that IMDb used until 2017, with the columns of a
    /// list.
    private static func isOldRatings(_ table: Table) -> Bool {
        table.heading.has("you rated")
            && TableBeginning.rows(of: table).allSatisfy { !$0.line("you rated").isEmpty }
    }
}

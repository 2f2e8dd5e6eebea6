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
        var tables: [(table: Table, kind: IMDbTable)] = []
        for table in files.compactMap({ Table($0) }) {
            tables.append((table, try IMDbTable(table)))
        }
        for kind in IMDbTable.allCases {
            for one in tables where one.kind == kind {
                try titles.read(one.table, kind, into: &contents, progress: progress)
            }
        }
        for (table, kind) in tables where kind == .list {
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

    init(_ table: Table) throws(ImportError) {
        if !table.heading.has("position") {
            self = .ratings
        } else if table.file.isWatchlist {
            self = .watchlist
        } else {
            self = try Self.isOldRatings(table) ? .ratings : .list
        }
    }

    /// Whether a table has ratings in the form that IMDb used until 2017, with the columns of a
    /// list. A list may begin with rated titles, so that all rows are read.
    private static func isOldRatings(_ table: Table) throws(ImportError) -> Bool {
        guard table.heading.has("you rated") else { return false }
        var isRated = true
        var ignored = SourceContents()
        try table.read(into: &ignored) { row, _ in
            if row.line("you rated").isEmpty { isRated = false }
        }
        return isRated
    }
}

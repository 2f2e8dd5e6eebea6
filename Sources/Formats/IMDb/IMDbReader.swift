import Domain

/// Reads IMDb's exports of ratings, lists and watchlists, in all their versions.
struct IMDbReader: SourceReader {
    static let source = "IMDb"

    func recognises(_ file: SourceFile) -> Bool {
        guard let heading = file.heading else { return false }
        return heading.has("const", "title") && heading.has("title type")
    }

    func read(
        _ files: [SourceFile], answers: ImportAnswers, into contents: inout SourceContents,
        progress: (Int) -> Void
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

/// The titles of one or more of IMDb's exports, without duplicates.
struct IMDbTitles {
    private let answers: ImportAnswers
    private(set) var records: [ImportRecord] = []
    private var keys: Set<String> = []
    private var names = RowNames()
    private var episodes: RowsQuestion<RowsAnswer>
    private var dated: RowsQuestion<RatedDays>
    private var unrated: RowsQuestion<RowsAnswer>
    private var dayQuestions: [ImportQuestion] = []

    init(answers: ImportAnswers) {
        self.answers = answers
        dated = RatedDays.question("imdb.dates", .imdbDates, answers: answers)
        unrated = RowsQuestion(
            "imdb.unrated", .imdbUnrated,
            options: [(.leave, .leaveThemOut), (.add, .addWithoutDay)], preset: .leave,
            answers: answers)
        episodes = RowsQuestion(
            "imdb.episodes", .imdbEpisodes,
            options: [(.leave, .leaveThemOut), (.add, .addAsFilms)], preset: .leave,
            answers: answers)
    }

    /// The open questions of the tables that were read so far.
    var questions: [ImportQuestion] {
        dayQuestions + [dated.asked, unrated.asked, episodes.asked].compactMap(\.self)
    }

    mutating func read(
        _ table: Table, _ kind: IMDbTable, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) throws(ImportError) {
        let column = ["date rated", "date added", "created"].first { table.heading.has($0) } ?? ""
        let isDated = dated.answer == .rated
        var days = try isDated ? FileDays(of: table, columns: [column], answers: answers) : nil
        try table.read(
            into: &contents, progress: progress,
            shown: { ImportRow(.film, at: $0.place, title: $0.line("title")) }
        ) { cells, contents throws(RowTrouble) in
            let row = try IMDbRow(cells, isWanted: kind == .watchlist)
            // An unrated film of a list is only imported with the list.
            if kind == .list, row.rating == nil, row.trouble == nil { return }
            if keeps(row, into: &contents) {
                add(row, ratedOn: cells[column], &days, into: &contents)
            }
        }
        if let question = days?.question { dayQuestions.append(question) }
    }

    /// Whether a row becomes a film. If not, the reason is added to the contents.
    private mutating func keeps(_ row: IMDbRow, into contents: inout SourceContents) -> Bool {
        switch row.type {
        case .film: break
        case .episode:
            episodes.add(row.importRow)
            if episodes.answer == .leave {
                contents.leaveOut(row.importRow, .episode)
                return false
            }
        case .series: return leaveOut(row, .series, into: &contents)
        case .game: return leaveOut(row, .game, into: &contents)
        case .podcast: return leaveOut(row, .podcast, into: &contents)
        }
        if row.rating == nil {
            if !row.key.isEmpty, keys.contains(row.key) {
                return leaveOut(row, .sameTitle, into: &contents)
            }
            if let trouble = row.trouble {
                contents.refuse(row.importRow, trouble)
                return false
            }
            if !row.film.isWanted {
                unrated.add(row.importRow)
                guard unrated.answer == .add else {
                    return leaveOut(row, .unratedAndUnwatched, into: &contents)
                }
            }
        }
        if !row.key.isEmpty, !keys.insert(row.key).inserted {
            return leaveOut(row, .sameTitle, into: &contents)
        }
        return true
    }

    private func leaveOut(_ row: IMDbRow, _ reason: RowReason, into contents: inout SourceContents)
        -> Bool
    {
        contents.leaveOut(row.importRow, reason)
        return false
    }

    private mutating func add(
        _ row: IMDbRow, ratedOn text: String, _ days: inout FileDays?,
        into contents: inout SourceContents
    ) {
        var film = row.film
        var question: ImportQuestion.ID?
        if row.rating != nil { dated.add(row.importRow) }
        if row.rating != nil, let reading = days?.read(text, for: row.importRow) {
            switch reading {
            case .day(let day): film.watched = day
            case .open(let id): question = id
            case .unreadable:
                contents.refuse(row.importRow, .noDate(text.onOneLine))
                return
            }
        }
        let name = row.key.isEmpty ? names.name(film.title, film.year, "") : row.key
        var record = ImportRecord(
            place: row.place, entry: .film(film), source: IMDbReader.source, key: name,
            rating: row.rating, remarks: row.remarks, question: question)
        if film.isWanted { record.want() }
        records.append(record)
    }
}

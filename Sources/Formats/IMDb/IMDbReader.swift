import Domain
import Foundation
import JournalFormat

/// Reads IMDb's exports of ratings, lists and watchlists, in all their versions.
struct IMDbReader: SourceReader {
    static let source = "IMDb"

    func recognises(_ file: SourceFile) -> Bool {
        guard let heading = file.heading else { return false }
        return heading.has("const", "title") && heading.has("title type")
    }

    func read(_ files: [SourceFile], into reading: SourceReading) throws(ImportError) {
        var titles = IMDbTitles(answers: reading.answers)
        var tables: [(table: Table, kind: IMDbTable)] = []
        for table in files.compactMap({ Table($0) }) {
            tables.append((table, try IMDbTable(table)))
        }
        for kind in IMDbTable.allCases {
            for one in tables where one.kind == kind {
                try titles.read(one.table, kind, into: reading)
            }
        }
        for (table, kind) in tables where kind == .list {
            try reading.contents.addList(titled: table.file.stem, table.file)
        }
        reading.contents.questions += titles.questions
        reading.contents.add(titles.records)
        reading.contents.addSource(Self.source, files)
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
        try table.scan { row in
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
        _ table: Table, _ kind: IMDbTable, into reading: SourceReading
    ) throws(ImportError) {
        let column = ["date rated", "date added", "created"].first { table.heading.has($0) } ?? ""
        let isDated = dated.answer == .rated
        var days = try isDated ? FileDays(of: table, columns: [column], answers: answers) : nil
        try table.read(
            into: reading,
            shown: { ImportRow(.film, at: $0.place, title: $0.line("title")) }
        ) { cells throws(RowTrouble) in
            let row = try IMDbRow(cells, isWanted: kind == .watchlist)
            // An unrated film of a list is only imported with the list.
            if kind == .list, row.rating == nil, row.trouble == nil { return }
            do throws(RowTrouble) {
                if let reason = try reasonToLeaveOut(row) {
                    reading.contents.leaveOut(row.importRow, reason)
                } else {
                    try add(row, ratedOn: cells[column], &days)
                }
            } catch {
                reading.contents.refuse(row.importRow, error)
            }
        }
        if let question = days?.question { dayQuestions.append(question) }
    }

    /// Returns the reason why a row becomes no film, or `nil` if it does.
    private mutating func reasonToLeaveOut(_ row: IMDbRow) throws(RowTrouble) -> RowReason? {
        switch row.type {
        case .film: break
        case .episode:
            episodes.add(row.importRow)
            if episodes.answer == .leave { return .episode }
        case .series: return .series
        case .game: return .game
        case .podcast: return .podcast
        }
        if row.rating == nil {
            if !row.key.isEmpty, keys.contains(row.key) { return .sameTitle }
            if let trouble = row.trouble { throw trouble }
            if !row.film.isWanted {
                unrated.add(row.importRow)
                if unrated.answer != .add { return .unratedAndUnwatched }
            }
        }
        return row.key.isEmpty || keys.insert(row.key).inserted ? nil : .sameTitle
    }

    private mutating func add(
        _ row: IMDbRow, ratedOn text: String, _ days: inout FileDays?
    ) throws(RowTrouble) {
        var film = row.film
        var question: ImportQuestion.ID?
        if row.rating != nil { dated.add(row.importRow) }
        if row.rating != nil, let reading = days?.read(text, for: row.importRow) {
            switch reading {
            case .day(let day): film.watched = day
            case .open(let id): question = id
            case .unreadable: throw .noDate(text.onOneLine)
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

/// A row of IMDb's tables.
struct IMDbRow {
    let place: SourcePlace
    let film: Film
    /// The IMDb number, such as `tt0037558`, or empty if the row has none.
    let key: String
    let type: TitleType
    let rating: OriginalRating?
    /// The reason why the rating cannot be read, or `nil` if it can or is missing.
    let trouble: RowTrouble?
    private let isRepaired: Bool

    var remarks: [RowRemark] {
        [trouble.map { .trouble($0) }, isRepaired ? .quoteRepaired : nil].compactMap(\.self)
    }

    var importRow: ImportRow { ImportRow(.film, at: place, title: film.nameInList) }

    /// - Parameter isWanted: whether a film without a rating belongs on the watchlist.
    init(_ row: TableRow, isWanted: Bool) throws(RowTrouble) {
        place = row.place
        type = TitleType(row["title type"])
        let key = row.line("const")
        self.key = key
        let title = row.line("title")
        let text = row.line("you rated").isEmpty ? row.line("your rating") : row.line("you rated")
        let rating = FilmCells.number(text).flatMap { OriginalRating($0, of: 10) }
        self.rating = rating
        trouble = rating == nil && !text.isEmpty && text != "0" ? .noRating(text) : nil
        isRepaired = row.isRepaired && rating != nil
        let link = FilmCells.imdbLink(key)
        let originalTitle = row.line("original title")
        let isWanted = isWanted && rating == nil
        film = try Film(
            title: title, year: FilmCells.year(row["year"], ignoring: "?"),
            originalTitle: originalTitle == title ? "" : originalTitle,
            directors: FilmCells.list(row["directors"]),
            runningTime: FilmCells.minutes(row["runtime (mins)"]),
            genres: FilmCells.list(row["genres"]),
            notes: isWanted ? SanitizedText.paragraphs(row["description"]) : "", isWanted: isWanted,
            rating: rating.map { ImportedRating($0.text, source: IMDbReader.source) },
            ratingOfOthers: FilmCells.number(row["imdb rating"]).flatMap {
                OriginalRating($0, of: 10)
            }.map { ImportedRating($0.text, source: IMDbReader.source) },
            link: link.isEmpty ? row.line("url") : link
        ).checked()
    }
}

/// The type of a title at IMDb, in any of its languages.
enum TitleType {
    case film, episode, series, game, podcast

    /// Reads a type. An unknown one counts as a film, as do a short, a documentary and a film made
    /// for television.
    init(_ text: String) {
        guard !text.isEmpty else {
            self = .film
            return
        }
        let word = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .lowercased().filter(\.isLetter)
        func has(_ parts: String...) -> Bool { parts.contains { word.contains($0) } }
        if has("episod", "folge", "एपिसोड") {
            self = .episode
        } else if has("game", "spiel", "jeuvideo", "juego", "gioco", "jogo") {
            self = .game
        } else if has("podcast") {
            self = .podcast
        } else if has("serie") {
            self = .series
        } else {
            self = .film
        }
    }
}

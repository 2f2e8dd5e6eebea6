import Domain
import Foundation
import JournalFormat

/// Reads the history, the films that were watched, the ratings, the watchlist and the lists of
/// Trakt's export.
struct TraktReader: SourceReader {
    static let source = "Trakt"

    /// The person's time zone, because Trakt's moments are in UTC.
    let zone: TimeZone

    func recognises(_ file: SourceFile) -> Bool { TraktKind(file) != nil }

    func read(_ files: [SourceFile], into reading: SourceReading) throws(ImportError) {
        var films = TraktFilms(zone: zone, into: reading)
        let kinds = files.map { (file: $0, kind: TraktKind($0)) }
        for kind in [TraktKind.history, .watched, .ratings, .watchlist, .list] {
            for (file, own) in kinds where own == kind {
                try JSONRows(file: file, key: nil).read(
                    as: TraktRow.self, into: reading,
                    shown: { ImportRow(.film, at: $1, title: $0.movie?.film.nameInList ?? "") }
                ) { row, place throws(RowTrouble) in
                    try films.add(row, at: place, kind)
                }
                let listed = films.takeListed()
                if !listed.isEmpty {
                    reading.contents.addList(titled: Self.name(of: file), of: listed, in: file)
                }
            }
        }
        reading.contents.add(films.records)
        reading.contents.addSource(Self.source, files)
    }

    /// Returns the name of a list from its file's name, such as `lists-best-of-rail.json`.
    private static func name(of file: SourceFile) -> String {
        let words = file.stem.split { "-_ ".contains($0) }.drop { ["list", "lists"].contains($0) }
        return words.isEmpty ? file.stem : words.joined(separator: " ")
    }
}

enum TraktKind {
    /// Each viewing, and each film with its last viewing.
    case history, watched
    case ratings, watchlist, list

    /// Recognises a file by the keys of its first elements, or by its name if it is empty or a
    /// list.
    init?(_ file: SourceFile) {
        guard let keys = file.keys, keys.isArray else { return nil }
        let isTrakt = ["movie", "show", "type"].contains { keys.has($0) }
        if isTrakt, keys.has("watched_at") {
            self = .history
        } else if isTrakt, keys.has("rated_at") {
            self = .ratings
        } else if isTrakt, keys.has("plays", "last_watched_at") {
            self = .watched
        } else if isTrakt, file.isWatchlist {
            self = .watchlist
        } else if isTrakt, keys.has("listed_at") {
            self = .list
        } else if let kind = TraktKind(ofEmpty: file) {
            self = kind
        } else {
            return nil
        }
    }

    private init?(ofEmpty file: SourceFile) {
        let beginning = TextStream.beginning(of: file).filter { !JSONScanner.isBlank($0) }
        let name = file.name.split(separator: "/").last ?? ""
        guard beginning.elementsEqual("[]".utf8) else { return nil }
        if name.hasPrefix("watched-history") {
            self = .history
        } else if name.hasPrefix("watched-movies") || name.hasPrefix("watched_movies") {
            self = .watched
        } else if name.hasPrefix("ratings-movies") {
            self = .ratings
        } else if file.isWatchlist {
            self = .watchlist
        } else {
            return nil
        }
    }
}

/// The viewings and ratings of Trakt's export, joined, and the films of its watchlist.
struct TraktFilms {
    private let zone: TimeZone
    private let reading: SourceReading
    private(set) var records: [ImportRecord] = []
    private var listed: [ListedFilm] = []
    private var byMovie: [String: [Int]] = [:]
    private var keys: Set<String> = []
    private var names = RowNames()

    init(zone: TimeZone, into reading: SourceReading) {
        self.zone = zone
        self.reading = reading
    }

    mutating func add(
        _ row: TraktRow, at place: SourcePlace, _ kind: TraktKind
    ) throws(RowTrouble) {
        guard let movie = row.movie else {
            let title = (row.show?.title ?? "").onOneLine
            return reading.contents.leaveOut(
                ImportRow(nil, at: place, title: title), .episodeOrSeries)
        }
        let film = try movie.film.checked()
        let shown = ImportRow(.film, at: place, title: film.nameInList)
        switch kind {
        case .history: watch(film, movie, row, shown)
        case .watched: addWatched(film, movie, row, shown)
        case .ratings: rate(film, movie, row, shown)
        case .watchlist: want(film, movie, row, shown)
        case .list:
            listed.append(
                ListedFilm(
                    title: film.title, year: film.year,
                    notes: SanitizedText.paragraphs(row.notes ?? ""), link: film.link))
        }
    }

    /// Removes and returns the films of the list that was read last.
    mutating func takeListed() -> [ListedFilm] {
        defer { listed = [] }
        return listed
    }

    private mutating func watch(
        _ film: Film, _ movie: TraktRow.Movie, _ row: TraktRow, _ shown: ImportRow
    ) {
        guard let moment = moment(row.watchedAt, shown) else { return }
        var film = film
        let remarks = date(&film, moment)
        let key =
            row.id.map { "history:\($0)" }
            ?? names.name(movie.key, nil, Moment.text(moment))
        guard row.id == nil || keys.insert(key).inserted else {
            return reading.contents.leaveOut(shown, .sameViewing)
        }
        add(film, movie, shown, key: key, .viewing, remarks: remarks)
    }

    /// Adds a film with its last viewing, unless the history of the same import has its viewings.
    private mutating func addWatched(
        _ film: Film, _ movie: TraktRow.Movie, _ row: TraktRow, _ shown: ImportRow
    ) {
        guard byMovie[movie.key] == nil else { return reading.contents.leaveOut(shown, .viewing) }
        guard let moment = moment(row.lastWatchedAt, shown) else { return }
        var film = film
        let remarks = date(&film, moment)
        film.count(viewings: row.plays)
        add(film, movie, shown, key: movie.key, .film, remarks: remarks)
        records[records.count - 1].isLastViewing = true
    }

    private func moment(_ text: String?, _ shown: ImportRow) -> Date? {
        let moment = Moment.read(text ?? "")
        if moment == nil { reading.contents.refuse(shown, .noMoment((text ?? "").onOneLine)) }
        return moment
    }

    /// Sets the day of a film, or returns the remark that it is unknown.
    private func date(_ film: inout Film, _ moment: Date) -> [RowRemark] {
        // Trakt stores an unknown time as the beginning of 1970.
        guard moment.timeIntervalSince1970 >= 86_400 else {
            return [.noDay(service: TraktReader.source)]
        }
        film.watched = CalendarDay(moment, in: zone)
        return []
    }

    private mutating func rate(
        _ film: Film, _ movie: TraktRow.Movie, _ row: TraktRow, _ shown: ImportRow
    ) {
        guard let rating = row.rating.flatMap({ OriginalRating($0, of: 10) }) else {
            return reading.contents.leaveOut(shown, .unrated)
        }
        if byMovie[movie.key] == nil {
            add(film, movie, shown, key: movie.key, .film)
        } else {
            reading.contents.leaveOut(shown, .rating)
        }
        let rated = Moment.read(row.ratedAt ?? "")
        for index in byMovie[movie.key] ?? [] {
            records[index].rating = rating
            records[index].rated = rated
            records[index].changeFilm {
                $0.rating = ImportedRating(rating.text, source: TraktReader.source)
            }
        }
    }

    private mutating func want(
        _ film: Film, _ movie: TraktRow.Movie, _ row: TraktRow, _ shown: ImportRow
    ) {
        var film = film
        film.notes = SanitizedText.paragraphs(row.notes ?? "")
        var record = ImportRecord(
            place: shown.place, entry: .film(film), source: TraktReader.source, key: movie.key)
        record.want()
        records.append(record)
    }

    private mutating func add(
        _ film: Film, _ movie: TraktRow.Movie, _ shown: ImportRow, key: String,
        _ subject: ImportRecord.Subject, remarks: [RowRemark] = []
    ) {
        byMovie[movie.key, default: []].append(records.count)
        records.append(
            ImportRecord(
                place: shown.place, entry: .film(film), source: TraktReader.source, key: key,
                remarks: remarks, filmKey: movie.key, subject: subject))
    }
}

/// A viewing, a watched film, a rating or a film on the watchlist in Trakt's export.
struct TraktRow: Decodable {
    let id: Int?
    let watchedAt: String?
    let lastWatchedAt: String?
    /// The number of viewings, of which the last is `lastWatchedAt`.
    let plays: Int?
    let ratedAt: String?
    let rating: Double?
    /// The person's notes about a film on a list.
    let notes: String?
    /// The type: `movie`, `episode`, `show` or `season`.
    let type: String?
    let movie, show: Movie?

    struct Movie: Decodable {
        let title: String?
        let year: Int?
        let ids: Numbers?

        struct Numbers: Decodable {
            let trakt, tmdb: Int?
            let imdb: String?
        }
    }

    enum CodingKeys: String, CodingKey {
        case id, plays, rating, notes, type, movie, show
        case watchedAt = "watched_at"
        case lastWatchedAt = "last_watched_at"
        case ratedAt = "rated_at"
    }
}

extension TraktRow.Movie {
    /// The key, such as `movie:1390`. Trakt's own number is the most reliable.
    var key: String {
        if let trakt = ids?.trakt { return "movie:\(trakt)" }
        if let imdb = ids?.imdb, !imdb.isEmpty { return "movie:\(imdb)" }
        return "movie:\(FilmName.plain(title ?? ""))|\(year.map(String.init) ?? "")"
    }

    var link: String {
        let link = FilmCells.link(imdb: ids?.imdb ?? "", tmdb: ids?.tmdb.map(String.init) ?? "")
        return link.isEmpty ? ids?.trakt.map { "https://trakt.tv/movies/\($0)" } ?? "" : link
    }

    var film: Film { Film(title: (title ?? "").onOneLine, year: year, link: link) }
}

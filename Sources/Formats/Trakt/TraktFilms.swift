import Domain
import Foundation
import JournalFormat

/// The viewings and ratings of Trakt's export, joined, and the films of its watchlist.
struct TraktFilms {
    let zone: TimeZone
    private(set) var records: [ImportRecord] = []
    private var listed: [ListedFilm] = []
    private var byMovie: [String: [Int]] = [:]
    private var keys: Set<String> = []
    private var names = RowNames()

    init(zone: TimeZone) {
        self.zone = zone
    }

    mutating func add(
        _ row: TraktRow, at place: SourcePlace, _ kind: TraktKind,
        into contents: inout SourceContents
    ) throws(RowTrouble) {
        guard let movie = row.movie else {
            let title = (row.show?.title ?? "").onOneLine
            return contents.leaveOut(ImportRow(nil, at: place, title: title), .episodeOrSeries)
        }
        let film = try movie.film.checked()
        let shown = ImportRow(.film, at: place, title: film.nameInList)
        switch kind {
        case .history: watch(film, movie, row, shown, into: &contents)
        case .watched: addWatched(film, movie, row, shown, into: &contents)
        case .ratings: rate(film, movie, row, shown, into: &contents)
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
        _ film: Film, _ movie: TraktRow.Movie, _ row: TraktRow, _ shown: ImportRow,
        into contents: inout SourceContents
    ) {
        guard let moment = moment(row.watchedAt, shown, into: &contents) else { return }
        var film = film
        let remarks = date(&film, moment)
        let key =
            row.id.map { "history:\($0)" }
            ?? names.name(movie.key, nil, Moment.text(moment))
        guard row.id == nil || keys.insert(key).inserted else {
            return contents.leaveOut(shown, .sameViewing)
        }
        add(film, movie, shown, key: key, .viewing, remarks: remarks)
    }

    /// Adds a film with its last viewing, unless the history of the same import has its viewings.
    private mutating func addWatched(
        _ film: Film, _ movie: TraktRow.Movie, _ row: TraktRow, _ shown: ImportRow,
        into contents: inout SourceContents
    ) {
        guard byMovie[movie.key] == nil else { return contents.leaveOut(shown, .viewing) }
        guard let moment = moment(row.lastWatchedAt, shown, into: &contents) else { return }
        var film = film
        let remarks = date(&film, moment)
        film.count(viewings: row.plays)
        add(film, movie, shown, key: movie.key, .film, remarks: remarks)
        records[records.count - 1].isLastViewing = true
    }

    private func moment(
        _ text: String?, _ shown: ImportRow, into contents: inout SourceContents
    ) -> Date? {
        let moment = Moment.read(text ?? "")
        if moment == nil { contents.refuse(shown, .noMoment((text ?? "").onOneLine)) }
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
        _ film: Film, _ movie: TraktRow.Movie, _ row: TraktRow, _ shown: ImportRow,
        into contents: inout SourceContents
    ) {
        guard let rating = row.rating.flatMap({ OriginalRating($0, of: 10) }) else {
            return contents.leaveOut(shown, .unrated)
        }
        if byMovie[movie.key] == nil {
            add(film, movie, shown, key: movie.key, .film)
        } else {
            contents.leaveOut(shown, .rating)
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
    let movie: Movie?
    let show: Movie?

    struct Movie: Decodable {
        let title: String?
        let year: Int?
        let ids: Numbers?

        struct Numbers: Decodable {
            let trakt: Int?
            let imdb: String?
            let tmdb: Int?
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

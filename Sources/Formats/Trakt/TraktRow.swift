import Domain
/// A viewing, a watched film, a rating or a film on the watchlist in Trakt's export.
struct TraktRow: Decodable {
    let id: Int?
    let watchedAt: String?
    let lastWatchedAt: String?
    /// The number of viewings, of which the last is `lastWatchedAt`.
    let plays: Int?
    let ratedAt: String?
    let listedAt: String?
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
        case listedAt = "listed_at"
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

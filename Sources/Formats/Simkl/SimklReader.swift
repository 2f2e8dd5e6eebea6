import Domain
import Foundation
import JournalFormat

/// Reads Simkl's backup, `SimklBackup.json`.
typealias SimklReader = FilmRowsReader<SimklRow>

/// A film, a series or an anime in Simkl's backup.
struct SimklRow: FilmRow {
    static let source = "Simkl"
    static let arrays: [String?] = ["movies", "shows", "anime"]

    static func recognises(_ keys: JSONKeys) -> Bool {
        !keys.isArray
            && (keys.has("movies.status", "movies.movie.ids")
                || ["shows", "anime"].contains { keys.has("\($0).status", "\($0).show.ids") })
    }

    /// The status, such as `completed` or `plantowatch`.
    let status: String?
    let lastWatchedAt: String?
    let userRating: Double?
    let userRatedAt: String?
    /// The kind of an anime, such as `movie` or `tv`.
    let animeType: String?
    let movie: Title?
    /// The title of a series, or of an anime of any kind.
    let show: Title?
    let memo: JSONObject<Memo>?

    struct Title: Decodable {
        let title: String?
        let year: Int?
        let ids: IDs?

        struct IDs: Decodable {
            let simkl, imdb, tmdb: JSONScalar?
        }
    }

    struct Memo: Decodable {
        let text: String?
    }

    private var item: Title? { movie ?? show }

    var title: String { (item?.title ?? "").onOneLine }

    var reasonToLeaveOut: RowReason? {
        movie != nil || show != nil && animeType?.lowercased() == "movie" ? nil : .series
    }

    func films(in zone: TimeZone) throws(RowTrouble) -> [ServiceFilm] {
        let ids = item?.ids
        let state: ServiceFilm.State =
            switch status {
            case "completed": .seen
            case "plantowatch": .wanted
            default: .unseen
            }
        var film = Film(
            title: title, year: item?.year.flatMap { $0 > 0 ? $0 : nil },
            notes: SanitizedText.trimmed(SanitizedText.paragraphs(memo?.value?.text ?? "")),
            link: FilmCells.link(imdb: ids?.imdb.line ?? "", tmdb: ids?.tmdb.line ?? ""))
        let day = try CalendarDay.read(moment: lastWatchedAt, in: zone)
        let rating = OriginalRating(ofTen: userRating)
        if state == .seen || rating != nil { film.watched = day }
        return [
            ServiceFilm(
                film: film, state: state,
                id: [ids?.simkl.line, ids?.imdb.line].firstNonNil { $0?.unlessEmpty } ?? "",
                rating: rating, rated: Moment.read(userRatedAt ?? ""), isLastViewing: true)
        ]
    }
}

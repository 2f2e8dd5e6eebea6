import Domain
import Foundation
import JournalFormat

/// Reads the library that Ticket Booth exports, which is `data.json` in a ZIP.
typealias TicketBoothReader = FilmRowsReader<TicketBoothRow>

/// A film in Ticket Booth's library. It has no day on which it was watched.
struct TicketBoothRow: FilmRow {
    static let source = "Ticket Booth"
    static let arrays: [String?] = ["movies"]
    static let series: String? = "series"

    static func recognises(_ keys: JSONKeys) -> Bool {
        !keys.isArray
            && ["movies", "series"].contains {
                keys.has(
                    "\($0).title", "\($0).original_title", "\($0).release_date", "\($0).watched")
            }
    }

    /// The number at The Movie Database, or a name for a film that was typed.
    private let id: JSONScalar?
    private let originalTitle: String?
    private let runtime: Int?
    private let releaseDate: String?
    private let genres: JSONTexts?
    private let watched: JSONScalar?
    let title: String

    func films(in zone: TimeZone) throws(RowTrouble) -> [ServiceFilm] {
        let title = title.onOneLine
        let original = (originalTitle ?? "").onOneLine
        let film = Film(
            title: title, year: FilmCells.year(ofDate: releaseDate),
            originalTitle: original == title ? "" : original,
            runningTime: runtime.flatMap { FilmCells.minutes("\($0)") },
            genres: SanitizedText.list(genres?.all ?? []),
            link: FilmCells.link(imdb: "", tmdb: id.line))
        return [
            ServiceFilm(film: film, state: watched?.isTrue ?? false ? .seen : .wanted, id: id.line)
        ]
    }
}

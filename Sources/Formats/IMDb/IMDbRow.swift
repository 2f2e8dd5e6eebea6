import Domain
import Foundation
import JournalFormat

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

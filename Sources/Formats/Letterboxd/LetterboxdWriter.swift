import Domain
import Foundation

/// Writes films as the table that Letterboxd imports.
struct LetterboxdWriter: EntryWriter {
    private static let columns =
        ["LetterboxdURI", "imdbID", "Title", "Year", "Rating", "WatchedDate"]
        + LetterboxdFilmColumn.allCases.map(\.rawValue.capitalized)

    func begin(to sink: Sink) throws {
        try sink(TableText.plainRow(Self.columns))
    }

    func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        // A row of the table is a viewing.
        guard case .film(let film)? = stored.entry, !film.isWanted else { return false }
        let isLetterboxd = film.link.contains("letterboxd.com/film/")
        let number = film.link.contains("imdb.com/") ? film.link.imdbNumber : nil
        try sink(
            TableText.plainRow(
                [
                    isLetterboxd ? film.link : "", number ?? "", film.title,
                    film.year.map(String.init) ?? "", Self.rating(film),
                    film.watched?.isoText ?? "",
                ] + LetterboxdFilmColumn.allCases.map { $0.text(film) }))
        return true
    }

    /// Returns the rating in half stars of five, or empty for none. An imported number is kept
    /// while it agrees with the feedback by the usual bands; otherwise the feedback decides.
    private static func rating(_ film: Film) -> String {
        let number = film.rating.flatMap(original)
        if let number,
            film.feedback == .none || film.feedback == RatingBands.usual.feedback(for: number)
        {
            return halves(number.value / number.best * 10)
        }
        return film.feedback == .none ? "" : halves(Double(film.feedback.rawValue) * 2)
    }

    /// Returns the half stars of a rating out of ten, such as `3.5` for 7.
    private static func halves(_ tenths: Double) -> String {
        let halves = max(1, Int(tenths.rounded()))
        return halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
    }

    private static func original(_ rating: ImportedRating) -> OriginalRating? {
        let parts = rating.value.split(separator: "/")
        guard parts.count == 2, let value = Double(parts[0]), let best = Double(parts[1]) else {
            return nil
        }
        return OriginalRating(value, of: best)
    }
}

/// A column of the table that Letterboxd imports which holds one field, with its heading in lower
/// case, in the order in which they are written.
enum LetterboxdFilmColumn: String, CaseIterable {
    case directors, rewatch, tags, review

    func text(_ film: Film) -> String {
        switch self {
        case .directors: Self.listed(film.directors)
        case .rewatch: film.isRewatch || film.viewing ?? 1 > 1 ? "true" : ""
        case .tags: Self.listed(film.tags)
        case .review: film.notes
        }
    }

    func read(_ text: String, _ film: inout Film) {
        switch self {
        case .directors: film.directors = FilmCells.list(text)
        case .rewatch: film.isRewatch = FilmCells.isYes(text)
        case .tags: film.tags = FilmCells.tags(text)
        case .review: film.notes = ReviewText.paragraphs(text)
        }
    }

    /// Joins values by commas, which are removed from the values because the format cannot escape
    /// them.
    private static func listed(_ texts: [String]) -> String {
        texts.map { $0.replacing(",", with: "") }.joined(separator: ", ")
    }
}

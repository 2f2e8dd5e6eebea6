import Domain

/// A column of the table that Letterboxd imports, with its reader and its writer.
struct LetterboxdFilmColumn: Sendable {
    let name: String
    /// The heading in lower case.
    let heading: String
    let text: @Sendable (Film) -> String
    let read: @Sendable (String, inout Film) -> Void

    private init(
        _ name: String, text: @escaping @Sendable (Film) -> String,
        read: @escaping @Sendable (String, inout Film) -> Void
    ) {
        self.name = name
        heading = name.lowercased()
        self.text = text
        self.read = read
    }

    /// The columns that each hold one field, in the order in which they are written.
    static let all = [
        LetterboxdFilmColumn("Directors") {
            listed($0.directors)
        } read: {
            $1.directors = FilmCells.list($0)
        },
        LetterboxdFilmColumn("Rewatch") {
            $0.isRewatch || $0.viewing ?? 1 > 1 ? "true" : ""
        } read: {
            $1.isRewatch = FilmCells.isYes($0)
        },
        LetterboxdFilmColumn("Tags") {
            listed($0.tags)
        } read: {
            $1.tags = FilmCells.tags($0)
        },
        LetterboxdFilmColumn("Review") {
            $0.notes
        } read: {
            $1.notes = ReviewText.paragraphs($0)
        },
    ]

    /// Joins values by commas, which are removed from the values because the format cannot escape
    /// them.
    private static func listed(_ texts: [String]) -> String {
        texts.map { $0.replacing(",", with: "") }.joined(separator: ", ")
    }
}

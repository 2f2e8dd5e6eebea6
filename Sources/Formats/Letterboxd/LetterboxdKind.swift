import Domain

/// The kind of a file in Letterboxd's export.
enum LetterboxdKind: Hashable {
    case diary, reviews, ratings
    case watched, watchlist, likes
    /// A table of films that were watched, wanted or liked, which the file's name does not say.
    case unnamed
    /// The table that Letterboxd itself imports.
    case importFormat
    case list
    /// A file that is recognised by its heading and left out.
    case leftOut(RowReason)

    /// Recognises a file, or makes `nil` if it is not Letterboxd's.
    init?(_ file: SourceFile) {
        guard let kind = Self.byContent(file) else { return nil }
        let folders = file.name.lowercased().split(separator: "/").dropLast()
        if folders.contains("deleted") {
            self = .leftOut(.deleted)
        } else if folders.contains("orphaned") {
            self = .leftOut(.orphaned)
        } else {
            self = kind
        }
    }

    private static func byContent(_ file: SourceFile) -> LetterboxdKind? {
        let text = TextStream.beginning(of: file).drop { $0 <= .space }
        if text.starts(with: Array("Letterboxd list export".utf8)) { return .list }
        guard let heading = file.heading else { return nil }
        if heading.has("username", "date joined") {
            return .leftOut(.profile)
        }
        if heading.has("date", "content", "comment") {
            return .leftOut(.comment)
        }
        if heading.has("letterboxd uri") { return byColumns(of: heading, file.name) }
        return isImportFormat(heading) ? .importFormat : nil
    }

    /// Whether a heading has the columns of an import, names films, and has no column of another
    /// service. Without the column of Letterboxd's addresses, it also has no unknown column.
    private static func isImportFormat(_ heading: TableHeading) -> Bool {
        let others = ["const", "watchedat", "userrating", "addedat"]
        guard !others.contains(where: { heading.has($0) }) else { return false }
        if heading.has("letterboxduri") { return true }
        let own = ["watcheddate", "rating10", "imdbid", "tmdbid"]
        let common = ["title", "year", "directors", "rating", "rewatch", "tags", "review", ""]
        return heading.has("title") && own.contains { heading.has($0) }
            && heading.names.allSatisfy { own.contains($0) || common.contains($0) }
    }

    private static func byColumns(of heading: TableHeading, _ name: String) -> LetterboxdKind {
        guard heading.has("name", "year") else {
            return .leftOut(.noFilms)
        }
        if heading.has("review") { return .reviews }
        if heading.has("watched date") { return .diary }
        if heading.has("rating") { return .ratings }
        return byName(name)
    }

    /// Returns the kind by the file's name, to which a browser may have added a number, as in
    /// `watched (1).csv`.
    private static func byName(_ name: String) -> LetterboxdKind {
        let parts = name.lowercased().split(separator: "/")
        let stem = parts.last?.prefix { $0.isLetter } ?? ""
        let isLiked = parts.dropLast().last == "likes"
        switch stem {
        case "watched": return .watched
        case "watchlist": return .watchlist
        case "films" where isLiked: return .likes
        case _ where isLiked: return .leftOut(.noFilms)
        default: return .unnamed
        }
    }
}

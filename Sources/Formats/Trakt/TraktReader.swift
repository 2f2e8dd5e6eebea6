import Domain
import Foundation

/// Reads the history, the films that were watched, the ratings, the watchlist and the lists of
/// Trakt's export.
struct TraktReader: SourceReader {
    static let source = "Trakt"

    /// The person's time zone, because Trakt's moments are in UTC.
    let zone: TimeZone

    func recognises(_ file: SourceFile) -> Bool { TraktKind(file) != nil }

    func read(
        _ files: [SourceFile], answers: ImportAnswers, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) throws(ImportError) {
        var films = TraktFilms(zone: zone)
        let kinds = files.map { (file: $0, kind: TraktKind($0)) }
        for kind in [TraktKind.history, .watched, .ratings, .watchlist, .list] {
            for (file, own) in kinds where own == kind {
                try JSONRows(file: file, key: nil).read(
                    as: TraktRow.self, into: &contents, progress: progress,
                    shown: { ImportRow(.film, at: $1, title: $0.movie?.film.nameInList ?? "") }
                ) { row, place, contents throws(RowTrouble) in
                    try films.add(row, at: place, kind, into: &contents)
                }
                let listed = films.takeListed()
                if !listed.isEmpty {
                    contents.addList(titled: Self.name(of: file), of: listed, in: file)
                }
            }
        }
        contents.add(films.records)
        contents.addSource(Self.source, files)
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

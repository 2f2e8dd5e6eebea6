import Domain
import Foundation

/// Reads the history, the ratings, the watchlist and the lists of Trakt's export.
struct TraktReader: SourceReader {
    static let source = "Trakt"

    /// The person's time zone, because Trakt's moments are in UTC.
    let zone: TimeZone

    func recognises(_ file: SourceFile) -> Bool { TraktKind(file) != nil }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        var films = TraktFilms(zone: zone)
        let kinds = files.map { (file: $0, kind: TraktKind($0)) }
        for kind in [TraktKind.history, .ratings, .watchlist, .list] {
            for (file, own) in kinds where own == kind {
                try JSONRows(file: file, key: nil).read(
                    as: TraktRow.self, into: &contents, progress: progress,
                    shown: { ImportRow(.film, at: $1, title: $0.movie?.film.nameInList ?? "") }
                ) { row, place, contents throws(RowDefect) in
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
    case history, ratings, watchlist, list

    /// Recognises a file by its first element, or by its name if it is empty or a list.
    init?(_ file: SourceFile) {
        let beginning = TextStream.beginning(of: file).drop(while: JSONScanner.isBlank)
        guard beginning.first == UInt8(ascii: "[") else { return nil }
        if let row = JSONRows(file: file, key: nil).first(as: TraktRow.self) {
            guard row.movie != nil || row.show != nil || row.type != nil else { return nil }
            if row.watchedAt != nil {
                self = .history
            } else if row.ratedAt != nil {
                self = .ratings
            } else if file.isWatchlist {
                self = .watchlist
            } else if row.listedAt != nil {
                self = .list
            } else {
                return nil
            }
            return
        }
        let rest = beginning.dropFirst().drop(while: JSONScanner.isBlank)
        let name = file.name.split(separator: "/").last ?? ""
        guard rest.first == UInt8(ascii: "]") else { return nil }
        if name.hasPrefix("watched-history") {
            self = .history
        } else if name.hasPrefix("ratings-movies") {
            self = .ratings
        } else if file.isWatchlist {
            self = .watchlist
        } else {
            return nil
        }
    }
}

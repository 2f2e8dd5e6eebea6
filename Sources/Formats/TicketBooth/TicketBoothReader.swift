import Domain
import Foundation
import JournalFormat

/// Reads the library that Ticket Booth exports, which is `data.json` in a ZIP.
struct TicketBoothReader: SourceReader {
    static let source = "Ticket Booth"

    func recognises(_ file: SourceFile) -> Bool {
        guard let keys = file.keys, !keys.isArray else { return false }
        return ["movies", "series"].contains {
            keys.has(
                "\($0).title", "\($0).original_title", "\($0).release_date", "\($0).watched")
        }
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        var films = ServiceFilms(of: Self.source)
        for file in files {
            films.beginFile()
            let count = try films.read(
                JSONRows(file: file, key: "movies", isInSnakeCase: true),
                as: TicketBoothRow.self, in: .gmt, into: &contents, progress: progress)
            try JSONRows(file: file, key: "series", earlier: count).read(
                as: TicketBoothSeries.self, into: &contents, progress: progress,
                shown: { ImportRow(nil, at: $1, title: $0.title ?? "") }
            ) { series, place, contents in
                let title = (series.title ?? "").onOneLine
                contents.leaveOut(ImportRow(nil, at: place, title: title), .series)
            }
        }
        contents.add(films.records)
        contents.addSource(Self.source, files)
    }
}

/// A film in Ticket Booth's library. It has no day on which it was watched.
struct TicketBoothRow: FilmRow {
    /// The number at The Movie Database, or a name for a film that was typed.
    private let id: JSONScalar?
    private let originalTitle: String?
    private let runtime: Int?
    private let releaseDate: String?
    private let genres: JSONTexts?
    private let watched: JSONScalar?
    let title: String

    var reasonToLeaveOut: RowReason? { nil }

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

private struct TicketBoothSeries: Decodable {
    let title: String?
}

import Domain
import Foundation

/// A row of a service's JSON that may be a film.
protocol FilmRow: Decodable {
    static var source: String { get }
    /// The keys of the arrays of rows, or `nil` for a file that is one.
    static var arrays: [String?] { get }
    /// The key of an array of series, or `nil` if they are among the rows.
    static var series: String? { get }

    /// Whether the keys of a file are those of the service.
    static func recognises(_ keys: JSONKeys) -> Bool

    /// The title for messages.
    var title: String { get }
    /// The reason why the row is left out, or `nil` if it is a film.
    var reasonToLeaveOut: RowReason? { get }

    /// Returns the film, or one film for each of its viewings.
    ///
    /// - Parameter zone: the person's time zone, because services only export UTC.
    func films(in zone: TimeZone) throws(RowTrouble) -> [ServiceFilm]
}

extension FilmRow {
    static var series: String? { nil }
    var reasonToLeaveOut: RowReason? { nil }
}

/// Reads the films of a service's JSON.
struct FilmRowsReader<Row: FilmRow>: SourceReader {
    /// The person's time zone, because services only export UTC.
    var zone = TimeZone.gmt

    func recognises(_ file: SourceFile) -> Bool { file.keys.map(Row.recognises) ?? false }

    func read(
        _ files: [SourceFile], answers: ImportAnswers, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) throws(ImportError) {
        var films = ServiceFilms(of: Row.source)
        for file in files {
            films.beginFile()
            var rows = JSONRows(file: file, key: nil, isInSnakeCase: true)
            for key in Row.arrays {
                rows.key = key
                rows.earlier += try rows.read(
                    as: Row.self, into: &contents, progress: progress,
                    shown: { ImportRow(.film, at: $1, title: $0.title) }
                ) { row, place, contents throws(RowTrouble) in
                    if let reason = row.reasonToLeaveOut {
                        let shown = ImportRow(nil, at: place, title: row.title)
                        return contents.leaveOut(shown, reason)
                    }
                    for film in try row.films(in: zone) {
                        try films.add(film, at: place, into: &contents)
                    }
                }
            }
            guard let series = Row.series else { continue }
            rows.key = series
            try rows.read(
                as: SeriesRow.self, into: &contents, progress: progress,
                shown: { ImportRow(nil, at: $1, title: $0.title ?? "") }
            ) { row, place, contents in
                let title = (row.title ?? "").onOneLine
                contents.leaveOut(ImportRow(nil, at: place, title: title), .series)
            }
        }
        contents.add(films.records)
        contents.addSource(Row.source, files)
    }
}

private struct SeriesRow: Decodable {
    let title: String?
}

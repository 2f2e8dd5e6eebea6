import Domain
import Foundation

/// A row of a service's JSON that may be a film.
protocol FilmRow: Decodable {
    /// The title for messages.
    var title: String { get }
    /// The reason why the row is left out, or `nil` if it is a film.
    var reasonToLeaveOut: RowReason? { get }

    /// Returns the film, or one film for each of its viewings.
    ///
    /// - Parameter zone: the person's time zone, because services only export UTC.
    func films(in zone: TimeZone) throws(RowTrouble) -> [ServiceFilm]
}

extension ServiceFilms {
    /// Reads rows, and returns their number.
    @discardableResult
    mutating func read<Row: FilmRow>(
        _ rows: JSONRows, as type: Row.Type, in zone: TimeZone,
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) -> Int {
        try rows.read(
            as: Row.self, into: &contents, progress: progress,
            shown: { ImportRow(.film, at: $1, title: $0.title) }
        ) { row, place, contents throws(RowTrouble) in
            if let reason = row.reasonToLeaveOut {
                return contents.leaveOut(ImportRow(nil, at: place, title: row.title), reason)
            }
            for film in try row.films(in: zone) { try add(film, at: place, into: &contents) }
        }
    }
}

extension CalendarDay {
    /// Returns the day of a moment in ISO 8601, or `nil` if there is none.
    ///
    /// - Throws: The text if it is not a moment.
    static func read(moment text: String?, in zone: TimeZone) throws(RowTrouble) -> CalendarDay? {
        let text = (text ?? "").onOneLine
        if text.isEmpty { return nil }
        guard let moment = Moment.read(text) else { throw .noMoment(text) }
        return CalendarDay(moment, in: zone)
    }
}

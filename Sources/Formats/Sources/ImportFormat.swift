import Domain
import Foundation

/// A format that can be imported, in all its generations.
///
/// Of two that recognise a file the first one reads it. A backup comes first, because what is in
/// one is of another format each; what another program has to look at comes late, and a table that no
/// format is known for last.
public enum ImportFormat: String, CaseIterable, Sendable {
    case backup
    case letterboxd, imdb, trakt, movary
    /// Counterfoil's own tables and JSON.
    case counterfoil
    case calendar
    /// Reservations in JSON, in saved pages and in mails.
    case reservation
    /// PDF files and passes of Apple's Wallet.
    case ticket
    /// Any table, by its columns.
    case table
}

extension ImportFormat {
    /// The readers of the format.
    /// - Parameter zone: where the person is; some services know universal time only.
    /// - Parameter airports: tell flights in calendars by the codes of their ends.
    /// - Parameter columns: what is known of the columns of tables.
    /// - Parameter folder: where tickets go; nil where they are not kept.
    func readers(
        zone: TimeZone, airports: any FindsAirports, columns: ColumnsReader = ColumnsReader(),
        ticketsKeptIn folder: String? = nil
    ) -> [any SourceReader] {
        switch self {
        case .backup: [BackupReader()]
        case .letterboxd: [LetterboxdReader()]
        case .imdb: [IMDbReader()]
        case .trakt: [TraktReader(zone: zone)]
        case .movary: [MovaryReader()]
        case .counterfoil: [OwnTableReader(), OwnJSONReader()]
        case .calendar: [CalendarReader(airports: airports)]
        case .reservation: [ReservationsReader(airports: airports)]
        case .ticket: [TicketsReader(keptIn: folder)]
        case .table: [columns]
        }
    }
}

import Domain
import Foundation

/// A format that can be imported, in all its versions.
///
/// If two recognise a file, the first one reads it. A backup comes first, because its members have
/// other formats; formats that need another program come late, and tables of unknown formats last.
public enum ImportFormat: String, CaseIterable, Sendable {
    case backup
    case letterboxd, imdb, trakt
    case simkl, watcharr, ticketbooth, kodi
    case traewelling, travelynx, airtrail
    /// Tables of services that are described in files.
    case service
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
    /// Returns the readers of the format.
    ///
    /// - Parameters:
    ///   - zone: the person's time zone, because some services only export UTC.
    ///   - airports: the airports, by whose codes flights in calendars are recognised.
    ///   - columns: the reader of tables, with the known meanings of columns.
    ///   - services: the services that are described, or `nil` if there are none.
    ///   - folder: the folder for tickets, or `nil` if they are not kept.
    func readers(
        zone: TimeZone, gazetteer: any FindsPlaces, columns: ColumnsReader = ColumnsReader(),
        services: ServiceFolders? = nil, ticketsKeptIn folder: String? = nil
    ) -> [any SourceReader] {
        switch self {
        case .backup: [BackupReader()]
        case .letterboxd: [LetterboxdReader()]
        case .imdb: [IMDbReader(), TitleBasicsReader()]
        case .trakt: [TraktReader(zone: zone)]
        case .simkl: [SimklReader(zone: zone)]
        case .watcharr: [WatcharrReader(zone: zone)]
        case .ticketbooth: [TicketBoothReader()]
        case .kodi: [KodiReader()]
        case .traewelling: [TraewellingReader(gazetteer: gazetteer)]
        case .travelynx: [TravelynxReader(gazetteer: gazetteer)]
        case .airtrail: [AirTrailReader(gazetteer: gazetteer)]
        case .service:
            [ServicesReader(folders: services, gazetteer: gazetteer, home: zone)]
        case .counterfoil: [OwnTableReader(), OwnJSONReader()]
        case .calendar: [CalendarReader(gazetteer: gazetteer)]
        case .reservation: [ReservationsReader(gazetteer: gazetteer)]
        case .ticket: [TicketsReader(keptIn: folder)]
        case .table: [columns]
        }
    }
}

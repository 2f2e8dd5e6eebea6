public import Domain
public import Foundation

extension Importer {
    /// Imports into a journal, from every format. A backup comes first, because what is in one is
    /// of another format each.
    /// - Parameter zone: where the person is; some services know universal time only.
    public convenience init(journal: any ReadsManyEntries, zone: TimeZone = .current) {
        self.init(
            opener: SourceOpener(),
            readers: [
                BackupReader(), LetterboxdReader(), IMDbReader(), TraktReader(zone: zone),
                MovaryReader(),
                OwnTableReader(), OwnJSONReader(), TicketsReader(), CalendarReader(),
                ReservationsReader(),
            ], journal: journal)
    }
}

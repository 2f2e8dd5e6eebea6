public import Domain
public import Foundation

extension Importer {
    /// Reads every format there is, from files and folders.
    ///
    /// Of two readers that recognise a file the first one reads it: Counterfoil's own formats come
    /// before those they resemble, and what another program has to look at comes last.
    /// - Parameter zone: where the person is, for sources that know universal time only.
    public convenience init(beside journal: any ReadsManyEntries, zone: TimeZone) {
        self.init(
            opener: LocalFiles(),
            readers: [
                OwnTableReader(), OwnJSONReader(), LetterboxdReader(), IMDbReader(),
                TraktReader(zone: zone), MovaryReader(), CalendarReader(), ReservationsReader(),
                TicketsReader(),
            ],
            journal: journal)
    }
}

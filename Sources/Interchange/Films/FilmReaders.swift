import Foundation

/// The readers of films, and of Counterfoil's own files.
enum FilmReaders {
    /// - Parameter zone: where the person is, for services that know moments and no days.
    static func all(in zone: TimeZone) -> [any SourceReader] {
        [
            LetterboxdReader(), IMDbReader(), MovaryReader(), OwnTableReader(), OwnJSONReader(),
            TraktReader(zone: zone),
        ]
    }
}

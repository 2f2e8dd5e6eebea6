import Domain
import Foundation

/// An entry as Counterfoil's own JSON and CSV write it; see docs/interchange.md.
///
/// Fields are added and never change their meaning. What is empty is left out.
struct EntryRecord: Codable, Equatable {
    /// The number of the version that is written.
    static let version = 1
    /// What the source of such entries is called.
    static let source = "Counterfoil"

    /// The name of the entry's file.
    var id: String?
    var film: FilmRecord?
    var trip: TripRecord?

    init(_ stored: StoredEntry) {
        id = stored.id.rawValue
        switch stored.entry {
        case .film(let film): self.film = FilmRecord(film)
        case .trip(let trip): self.trip = TripRecord(trip)
        case nil: break
        }
    }

    func entry() throws(RowDefect) -> Entry {
        if let film { return .film(try film.film()) }
        if let trip { return .trip(try trip.trip()) }
        throw RowDefect(words: "It is neither a film nor a trip.")
    }
}

extension String {
    /// Nil instead of an empty text.
    var unlessEmpty: String? { isEmpty ? nil : self }
}

extension Array {
    /// Nil instead of an empty list.
    var unlessEmpty: [Element]? { isEmpty ? nil : self }
}

import Domain
import Foundation

/// An entry in Counterfoil's own JSON and CSV; see docs/interchange.md.
///
/// Fields are added but never change their meaning. Empty ones are left out.
struct EntryRecord: Codable, Equatable {
    /// The version of the format that is written.
    static let version = 1

    /// The name of the entry's file, or `nil` if it has none.
    var id: String?
    var film: FieldRecords<Film>?
    var trip: FieldRecords<Trip>?
    var pass: FieldRecords<Pass>?
    var claim: FieldRecords<Claim>?

    init(_ stored: StoredEntry) {
        id = stored.id.rawValue
        switch stored.entry {
        case .film(let film): self.film = FieldRecords(film)
        case .trip(let trip): self.trip = FieldRecords(trip)
        case .pass(let pass): self.pass = FieldRecords(pass)
        case .claim(let claim): self.claim = FieldRecords(claim)
        case nil: break
        }
    }

    func entry() throws(RowTrouble) -> Entry {
        if let film { return try film.entry() }
        if let trip { return try trip.entry() }
        if let pass { return try pass.entry() }
        if let claim { return try claim.entry() }
        throw .noEntry
    }
}

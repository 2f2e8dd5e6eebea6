package import Domain
import Foundation

/// A value that entries have in common if they may be the same: the departure of trips, and the
/// title of other entries. Only entries that share a key are compared.
package enum BlockingKey: Hashable, Sendable {
    case title(String)
    /// The departure in seconds since 1970.
    case instant(Int)
    /// The departure as its clock shows it, in any time zone.
    case clock(String)

    package static func all(of entry: Entry) -> [BlockingKey] {
        switch entry {
        case .film(let film): [.title(Folded.text(film.title))]
        case .pass(let pass): [.title(Folded.text(pass.name))]
        case .claim(let claim): [.title(Folded.text(claim.subject))]
        case .trip(let trip):
            [.clock(trip.departure.clockText)]
                + (trip.departure.instant.map { [.instant(Int($0.timeIntervalSince1970))] } ?? [])
        }
    }
}

package import Domain
import Foundation

/// A value that entries have in common if they may be the same: trips their departure, all others their
/// title. Only those that share one are compared.
package enum BlockingKey: Hashable, Sendable {
    case title(String)
    /// Seconds since 1970.
    case instant(Int)
    /// As the clock showed it, in whatever zone.
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

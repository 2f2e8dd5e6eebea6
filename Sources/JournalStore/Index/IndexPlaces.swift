import Domain
import Synchronization

/// The places in which the ends of trips are looked up for the index, each different pair once.
final class IndexPlaces: Sendable {
    /// See `FindsPlaces.version`. An index of another version is replaced.
    var version: String { gazetteer.version }

    private let gazetteer: any FindsPlaces
    private let known = Mutex<[SoughtEnds: FoundEnds]>([:])

    init(_ gazetteer: any FindsPlaces) {
        self.gazetteer = gazetteer
    }

    /// Returns the ends of a trip as its own file tells them, so that they do not depend on other
    /// entries, nor on the zone of the computer.
    func ends(of trip: Trip) -> FoundEnds {
        let sought = SoughtEnds(trip)
        if let found = known.withLock({ $0[sought] }) { return found }
        let found = gazetteer.ends(of: trip)
        known.withLock { known in
            if known.count >= Self.most { known = [:] }
            known[sought] = found
        }
        return found
    }

    /// The greatest number of pairs that are kept, which is more than most journals have.
    private static let most = 4_096
}

/// The facts of a trip by which its ends are found.
private struct SoughtEnds: Hashable {
    let mode: TravelMode
    let `operator`: String
    let from: String
    let to: String
    let fromCoordinates: Coordinates?
    let toCoordinates: Coordinates?
    let departure: Zone
    let arrival: Zone?

    init(_ trip: Trip) {
        mode = trip.mode
        `operator` = trip.operator
        from = trip.from
        to = trip.to
        fromCoordinates = trip.fromCoordinates
        toCoordinates = trip.toCoordinates
        departure = trip.departure.zone
        arrival = trip.arrival?.zone
    }
}

import Domain
import Foundation
import JournalFormat

/// Reads Träwelling's JSON, in its shapes of 2024 and since.
typealias TraewellingReader = TripRowsReader<TraewellingRow>

struct TraewellingRow: TripRow {
    static let source = "Träwelling"
    static let array = "data"

    static func recognises(_ keys: JSONKeys) -> Bool {
        keys.has("data.status.checkin.origin") || keys.has("data.status.train.origin")
            || keys.has("data", "meta.user", "meta.from", "meta.to", "meta.exportedAt")
    }

    let status: Status
    /// The whole route, in the shape of 2024.
    let trip: Route?

    struct Status: Decodable {
        let id: JSONScalar?
        let body: String?
        let checkin: Ride?
        /// The ride, as it was called until 2024.
        let train: Ride?
        let tags: [Tag]?
    }

    struct Ride: Decodable {
        /// The category, such as `nationalExpress` or `tram`.
        let category: String?
        let lineName: String?
        /// The number of the train if the person typed it, because the line's name is not its
        /// number.
        let manualJourneyNumber: JSONScalar?
        /// The distance in metres.
        let distance: Double?
        let manualDeparture, manualArrival: String?
        let origin, destination: Stop?
        let tripOrigin, tripDestination: JSONObject<Station>?
        let `operator`: JSONObject<Operator>?
    }

    struct Stop: Decodable {
        let name: String?
        let station: JSONObject<Station>?
        let departurePlanned, departureReal: String?
        let arrivalPlanned, arrivalReal: String?
        let cancelled: Bool?
    }

    struct Station: Decodable {
        let name: String?
        let latitude, longitude: JSONScalar?
    }

    struct Route: Decodable {
        let origin, destination: JSONObject<Station>?
    }

    struct Operator: Decodable {
        let name: String?
    }

    struct Tag: Decodable {
        let key: String?
        let value: JSONScalar?
    }

    private var ride: Ride? { status.checkin ?? status.train }

    var key: String { status.id.line }
    var ends: (from: String, to: String) {
        (ride?.origin?.label ?? "", ride?.destination?.label ?? "")
    }

    func trip(_ airports: any FindsAirports) throws(RowTrouble) -> Trip {
        let from = ride?.origin
        let to = ride?.destination
        // The stations with coordinates are the ends of the whole route, at which a ride may begin.
        let stations = [
            from?.station, to?.station, ride?.tripOrigin, ride?.tripDestination, trip?.origin,
            trip?.destination,
        ].compactMap { $0?.value }
        func place(_ stop: Stop?) -> Coordinates? {
            stations.firstNonNil {
                $0.name == nil || $0.name != stop?.label
                    ? nil : Coordinates($0.latitude, $0.longitude)
            }
        }
        let departure = try DateTime.read(from?.departurePlanned, of: .departure)
        let arrival = try DateTime.read(to?.arrivalPlanned, of: .arrival)
        let departed = try DateTime.read(
            ride?.manualDeparture ?? from?.departureReal, of: .actualDeparture)
        let arrived = try DateTime.read(ride?.manualArrival ?? to?.arrivalReal, of: .actualArrival)
        var trip = try Trip(
            from: ServiceStop(
                name: ends.from, coordinates: place(from), planned: departure, actual: departed),
            to: ServiceStop(
                name: ends.to, coordinates: place(to), planned: arrival, actual: arrived),
            by: Self.mode(ride?.category ?? ""),
            isCancelled: from?.cancelled ?? false || to?.cancelled ?? false)
        let number = ride?.manualJourneyNumber.line ?? ""
        trip.service = number.isEmpty ? (ride?.lineName ?? "").onOneLine : number
        trip.operator = (ride?.operator?.value?.name ?? "").onOneLine
        trip.distance = ride?.distance.flatMap { Int(exactly: $0.rounded()) }
            .flatMap { Distance(kilometres: Decimal($0) / 1_000) }
        trip.seat = [tag("trwl:wagon"), tag("trwl:seat")].filter { !$0.isEmpty }
            .joined(separator: "/")
        trip.travelClass = tag("trwl:travel_class")
        trip.notes = SanitizedText.trimmed(SanitizedText.paragraphs(status.body ?? ""))
        return trip
    }

    private func tag(_ key: String) -> String {
        status.tags?.first { $0.key == key }?.value.line ?? ""
    }

    private static func mode(_ category: String) -> TravelMode {
        switch category {
        case "bus": .bus
        case "ferry": .ferry
        case "plane": .flight
        case "nationalExpress", "national", "regionalExp", "regional", "suburban", "subway",
            "tram", "freightTrain":
            .train
        default: WrittenMode.mode(category)
        }
    }
}

extension TraewellingRow.Stop {
    fileprivate var label: String? { (name ?? station?.value?.name)?.onOneLine.unlessEmpty }
}

package import Domain

/// A reservation of a trip by schema.org, in JSON: KDE Itinerary embeds it in calendar events, and
/// companies embed it in their mails.
///
/// A missing or blank value is `nil`.
package struct Reservation: Sendable {
    package var mode: TravelMode
    package var from: String?
    package var to: String?
    package var fromCoordinates: Coordinates?
    package var toCoordinates: Coordinates?
    package var `operator`: String?
    package var service: String?
    package var seat: String?
    var coach: String?
    package var travelClass: String?
    package var fare: Fare?
    package var departure: ReservationTime?
    package var arrival: ReservationTime?
    /// The reservation number.
    package var number: String?
    package var isCancelled: Bool

    /// Reads the value of a property, or returns `nil` if it is not a reservation of a trip.
    init?(_ value: String?) {
        guard let value else { return nil }
        let nodes = ReservationNode.all(embeddedIn: value)
        guard let first = nodes?.first, let reservation = Reservation(first) else { return nil }
        self = reservation
    }

    /// Reads an object, or returns `nil` if it is not a reservation of a trip.
    package init?(_ node: ReservationNode) {
        guard let keys = node.types.firstNonNil({ Keys.of[$0] }) else { return nil }
        let trip = node.object("reservationFor") ?? ReservationNode([:])
        let ticket = node.object("reservedTicket")
        let place = ticket?.object("ticketedSeat")
        let company = trip.first(keys.operators) ?? node.first(["provider"])
        mode = keys.mode
        from = Self.stop(trip, "departure", keys)
        to = Self.stop(trip, "arrival", keys)
        fromCoordinates = trip.first(keys.stops.map { "departure" + $0 })?.coordinates
        toCoordinates = trip.first(keys.stops.map { "arrival" + $0 })?.coordinates
        self.operator = company?.line(["name"]) ?? trip.line(keys.operators)
        service = trip.line(keys.services)
        if mode == .flight, let number = service, let code = company?.line(["iataCode"]) {
            service = number.hasPrefix(code) ? number : code + " " + number
        }
        seat =
            place?.line(["seatNumber"]) ?? node.line(["airplaneSeat"])
            ?? ticket?.line(["ticketedSeat"])
        coach = place?.line(["seatSection"])
        travelClass =
            place?.line(["seatingType"]) ?? node.object("airplaneSeatClass")?.name
            ?? node.line(["airplaneSeatClass"])
        fare = [node, ticket].firstNonNil { $0?.fare }
        departure = trip.time("departureTime") ?? trip.time("departureDay")
        arrival = trip.time("arrivalTime")
        number = node.line(["reservationNumber", "reservationId"])
        isCancelled = node.isCancelled
    }

    /// Returns the seats of all travellers, each once, with their coach if it is known.
    package static func seats(_ reservations: [Reservation]) -> String {
        var seats: [String] = []
        for reservation in reservations {
            guard let seat = reservation.seat else { continue }
            let whole = reservation.coach.map { "\($0)/\(seat)" } ?? seat
            if !seats.contains(whole) { seats.append(whole) }
        }
        return seats.joined(separator: ", ")
    }

    private static func stop(
        _ trip: ReservationNode, _ end: String, _ keys: Keys
    ) -> String? {
        let names = keys.stops.map { end + $0 }
        return trip.first(names)?.name ?? trip.line(names)
    }

    /// The property names of a kind of reservation, the usual ones first.
    private struct Keys {
        let mode: TravelMode
        let stops: [String]
        let operators: [String]
        let services: [String]

        static let of = [
            "TrainReservation": Keys(
                mode: .train, stops: ["Station"],
                operators: ["provider", "trainCompany", "operator"],
                services: ["trainNumber", "trainName"]),
            "BusReservation": Keys(
                mode: .bus, stops: ["BusStop", "BusStation", "Station"],
                operators: ["provider", "busCompany", "operator"],
                services: ["busNumber", "busName"]),
            "FlightReservation": Keys(
                mode: .flight, stops: ["Airport"],
                operators: ["airline", "provider", "seller", "operator"],
                services: ["flightNumber"]),
            "BoatReservation": Keys(
                mode: .ferry, stops: ["BoatTerminal", "Terminal"],
                operators: ["provider", "operator"], services: ["name", "boatName"]),
        ]
    }
}

import Domain
import JournalFormat

/// Makes the records of a file's reservations.
struct ReservationRecords {
    /// The name of the source, which is the same for all reservations.
    static let source = "Reservation"

    private let file: String
    private var count = 0
    private var found: [Found] = []
    /// The index of each trip among those found, by its key.
    private var places: [String: Int] = [:]
    /// The contents for reservations that are not trips.
    private var contents = SourceContents()

    private struct Found {
        let key: String
        let place: SourcePlace
        var trip: Trip
        /// The reservations for the trip, one for each traveller.
        var reservations: [Reservation]
    }

    init(_ file: String) {
        self.file = file
    }

    /// Whether the file has no reservations of any kind.
    var isEmpty: Bool { count == 0 }

    var firstTrip: Trip? { found.first?.trip }

    mutating func add(_ nodes: [ReservationNode]) {
        for node in nodes { add(node) }
    }

    /// Adds the results to the contents.
    ///
    /// - Parameter ticket: the ticket of the trips, or `nil` without one.
    func addResults(to contents: inout SourceContents, on ticket: TicketFile? = nil) {
        contents.sources.append(.reservations(file))
        contents.add(self.contents)
        if isEmpty { contents.leaveOut(file: file, .noReservation) }
        let journeys = journeys
        for (index, found) in found.enumerated() {
            var trip = found.trip
            trip.seat = Reservation.seats(found.reservations)
            trip.journey = journeys[index]
            trip.ticketFile = ticket
            trip.disruption = found.reservations.allSatisfy(\.isCancelled) ? .cancelled : nil
            contents.records.append(
                ImportRecord(
                    place: found.place, entry: .trip(trip), source: Self.source, key: found.key))
        }
    }

    private mutating func add(_ node: ReservationNode) {
        count += 1
        let place = SourcePlace(file: file, row: count)
        let type = node.types.first ?? ""
        guard let reservation = Reservation(node) else {
            let name = node.object("reservationFor")?.name ?? type
            let reason = type == "LodgingReservation" ? RowReason.hotel : .otherReservation
            return contents.leaveOut(ImportRow(nil, at: place, title: name), reason)
        }
        let title = [reservation.from, reservation.to].compactMap { $0 }.joined(separator: " → ")
        let row = ImportRow(
            .trip, at: place, title: title.isEmpty ? type : title,
            remarks: reservation.departure.map { [.text($0.day.isoText)] } ?? [])
        guard let from = reservation.from, let to = reservation.to else {
            return contents.refuse(row, .nowhere)
        }
        guard let departure = reservation.departure?.time else {
            let defect: CalendarDefect =
                reservation.departure == nil ? .noDeparture : .departureWithoutTime
            return contents.refuse(row, .content(defect))
        }
        // A flight that is moved by an hour is the same flight.
        let key = [reservation.number, reservation.service, from, to, departure.day.isoText]
            .compactMap { $0 }.joined(separator: " ")
        if let index = places[key] {
            found[index].reservations.append(reservation)
        } else {
            places[key] = found.count
            found.append(
                Found(
                    key: key, place: place, trip: trip(reservation, from, to, departure),
                    reservations: [reservation]))
        }
    }

    private func trip(
        _ reservation: Reservation, _ from: String, _ to: String, _ departure: DateTime
    ) -> Trip {
        var arrival = reservation.arrival?.time
        if let end = arrival, (departure.duration(until: end) ?? .zero) < .zero { arrival = nil }
        return Trip(
            from: from, to: to, fromCoordinates: reservation.fromCoordinates,
            toCoordinates: reservation.toCoordinates, mode: reservation.mode,
            operator: reservation.operator ?? "",
            service: reservation.service ?? "", departure: departure, arrival: arrival,
            travelClass: reservation.travelClass ?? "", fare: reservation.fare,
            notes: reservation.number.map(EntryNotes.bookingReference) ?? "")
    }

    /// The id of each trip's journey. Trips of one booking that continue from each other on the
    /// same day form one.
    private var journeys: [String] {
        var runs: [[Int]] = []
        for (index, next) in found.enumerated() {
            if let last = runs.last?.last, goesOn(found[last], next) {
                runs[runs.count - 1].append(index)
            } else {
                runs.append([index])
            }
        }
        return runs.flatMap { run -> [String] in
            guard run.count > 1, let first = run.first, let last = run.last else { return [""] }
            let ends = "\(found[first].trip.from) – \(found[last].trip.to)"
            let name = "\(ends), \(found[first].trip.departure.day.isoText)"
            return run.map { _ in name }
        }
    }

    private func goesOn(_ first: Found, _ next: Found) -> Bool {
        guard let number = first.reservations[0].number, number == next.reservations[0].number,
            first.trip.to == next.trip.from, first.trip.from != next.trip.to,
            let arrival = first.trip.arrival,
            let wait = arrival.duration(until: next.trip.departure)
        else { return false }
        return (.zero...Duration.seconds(12 * 3_600)).contains(wait)
    }
}

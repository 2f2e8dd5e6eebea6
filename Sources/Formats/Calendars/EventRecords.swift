import Domain
import JournalFormat

/// Makes the records of an event that is a trip.
struct EventRecords {
    /// The name of the source, which is the same for all calendars because a UID is unique
    /// everywhere.
    static let source = "Calendar"

    private let event: CalendarEvent
    private let journey: RecognisedJourney
    private let reservation: Reservation?
    private let isCancelled: Bool

    init(
        _ event: CalendarEvent, _ journey: RecognisedJourney, _ reservation: Reservation?,
        isCancelled: Bool
    ) {
        self.event = event
        self.journey = journey
        self.reservation = reservation
        self.isCancelled = isCancelled || event.isCancelled || journey.isCancelled
    }

    func all(at times: EventTimes, _ place: SourcePlace) -> [ImportRecord] {
        var (trips, remarks) = journey.trips(at: times, notes: event.description)
        if let reservation {
            remarks += differences(of: reservation, from: times)
            trips[0].travelClass = reservation.travelClass ?? ""
            trips[0].fare = reservation.fare
        }
        locate(&trips)
        if event.repeats { remarks.append(.onlyFirst) }
        if event.wasWestern { remarks.append(.western) }
        return trips.enumerated().map { index, trip in
            var trip = trip
            trip.disruption = isCancelled ? .cancelled : nil
            return ImportRecord(
                place: place, entry: .trip(trip), source: Self.source,
                key: index == 0 ? event.key : event.key + " \(index + 1)", remarks: remarks)
        }
    }

    /// Sets the coordinates of the first departure and the last arrival.
    private func locate(_ trips: inout [Trip]) {
        let (from, to) = (trips[0].from, trips[trips.count - 1].to)
        trips[0].fromCoordinates =
            reservation?.fromCoordinates ?? event.coordinates(at: .departure, from: from, to: to)
        trips[trips.count - 1].toCoordinates =
            reservation?.toCoordinates ?? event.coordinates(at: .arrival, from: from, to: to)
    }

    private func differences(of reservation: Reservation, from times: EventTimes) -> [RowRemark] {
        let ends: [(TripStop, DateTime?, DateTime?)] = [
            (.departure, reservation.departure?.time, times.departure),
            (.arrival, reservation.arrival?.time, times.arrival),
        ]
        return ends.compactMap { end, said, counts in
            guard let said, let counts else { return nil }
            let isSame =
                said.duration(until: counts).map { $0 == .zero }
                ?? (said.reading(in: .floating) == counts.reading(in: .floating))
            return isSame
                ? nil : .otherReservation(end, said: said.words, event: counts.words)
        }
    }
}

extension DateTime {
    /// The day and the time, such as `2026-11-20 14:02`.
    var words: String { "\(day.isoText) \(RecognisedJourney.Clock(self))" }
}

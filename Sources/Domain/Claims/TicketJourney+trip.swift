extension TicketJourney {
    /// Creates a journey from a trip, as if its ticket were for nothing else.
    ///
    /// - Parameter gazetteer: The airports that tell where a flight's ends are if the trip does not.
    public init(_ trip: Trip, ticket: JourneyTicket? = nil, gazetteer: any FindsPlaces) {
        let start = gazetteer.airport(of: trip.from, by: trip.mode)
        let end = gazetteer.airport(of: trip.to, by: trip.mode)
        self.init(
            mode: trip.mode, operator: CountedName(unlessEmpty: trip.operator),
            service: CountedName(unlessEmpty: trip.service), day: trip.departure.day,
            from: Place(
                zone: start?.zone ?? trip.departure.zone.ofPlace,
                coordinates: trip.fromCoordinates ?? start?.coordinates,
                isZoneOfPlace: start != nil),
            to: Place(
                zone: end?.zone ?? (trip.arrival ?? trip.departure).zone.ofPlace,
                coordinates: trip.toCoordinates ?? end?.coordinates,
                isZoneOfPlace: end != nil),
            departedLate: trip.delay(at: .departure)?.wholeMinutes,
            plannedMinutes: trip.arrival.flatMap { trip.departure.duration(until: $0) }?
                .wholeMinutes,
            outcome: Outcome(trip),
            ticket: ticket ?? JourneyTicket(trip))
    }
}

extension JourneyTicket {
    /// Creates the ticket that a trip names. A trip does not name its season ticket.
    public init(_ trip: Trip) {
        self.init(trip.ticket, price: trip.fare)
    }
}

extension TicketJourney.Outcome {
    fileprivate init(_ trip: Trip) {
        guard trip.abandonment == .none else {
            self = .notTravelled
            return
        }
        switch trip.disruption {
        case .cancelled: self = .unknown(.arrivalOtherwise)
        // The trip's end is not the destination of the ticket.
        case .missedConnection: self = .unknown(.arrivalAtDestination)
        case nil:
            self =
                if trip.arrival == nil {
                    .unknown(.plannedArrival)
                } else if let late = trip.delay(at: .arrival) {
                    .arrived(minutesLate: late.wholeMinutes)
                } else {
                    .unknown(.actualArrival)
                }
        }
    }
}

extension CountedName {
    fileprivate convenience init?(unlessEmpty text: String) {
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        self.init(text)
    }
}

extension Zone {
    /// The name of the zone, or `nil` if it is a mere offset.
    fileprivate var ofPlace: String? {
        if case .named(let name) = self { name } else { nil }
    }
}

extension Duration {
    /// The whole minutes, rounded towards zero.
    fileprivate var wholeMinutes: Int { Int(components.seconds / 60) }
}

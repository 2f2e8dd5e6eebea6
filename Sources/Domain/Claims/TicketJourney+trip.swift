extension TicketJourney {
    /// A trip by itself, as if it were all that its ticket is for.
    ///
    /// - Parameter airports: where a flight's ends are, if the trip itself does not say.
    public init(_ trip: Trip, ticket: JourneyTicket? = nil, airports: any FindsAirports) {
        let start = airports.airport(of: trip.from, by: trip.mode)
        let end = airports.airport(of: trip.to, by: trip.mode)
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
    /// The ticket that a trip says it was taken on. Which season ticket that is, the trip does not say.
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
        // Where the trip ends is not where the ticket does.
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
    /// Its name, where it is one of a place.
    fileprivate var ofPlace: String? {
        if case .named(let name) = self { name } else { nil }
    }
}

extension Duration {
    /// Minutes that have passed in full; of what is early those that are missing in full.
    fileprivate var wholeMinutes: Int { Int(components.seconds / 60) }
}

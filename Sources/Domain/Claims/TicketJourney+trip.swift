extension TicketJourney {
    /// Creates a journey from a trip, as if its ticket were for nothing else.
    ///
    /// - Parameters:
    ///   - from: The place where it begins, as far as its name tells it.
    ///   - to: The place where it ends, as far as its name tells it.
    init(_ trip: Trip, ticket: JourneyTicket? = nil, from: Place? = nil, to: Place? = nil) {
        self.init(
            mode: trip.mode, operator: CountedName(unlessEmpty: trip.operator),
            service: CountedName(spacedService: trip.service), day: trip.departure.day,
            from: Place(of: trip, at: .departure, named: from),
            to: Place(of: trip, at: .arrival, named: to),
            departedLate: trip.delay(at: .departure)?.wholeMinutes,
            plannedMinutes: trip.arrival.flatMap { trip.departure.duration(until: $0) }?
                .wholeMinutes,
            outcome: Outcome(trip),
            ticket: ticket ?? JourneyTicket(trip))
    }
}

extension TicketJourney.Place {
    /// Creates an end of a trip. The trip's own coordinates count before those of its name.
    fileprivate init(of trip: Trip, at end: TripStop, named: Self?) {
        let clock = end == .departure ? trip.departure : trip.arrival ?? trip.departure
        self = named ?? Self(zone: clock.zone.ofPlace)
        guard let own = trip.coordinates(at: end) else { return }
        (coordinates, isAbout) = (own, false)
    }

    fileprivate init(_ found: FoundPlace) {
        self.init(
            zone: found.zone, country: found.country, isNamed: true,
            coordinates: found.coordinates, isAbout: found.isAbout)
    }

    /// Creates the place of an airport in a zone that tells no country.
    fileprivate init(_ airport: Airport) {
        self.init(zone: airport.zone, isNamed: true, coordinates: airport.coordinates)
    }
}

extension TravelRights {
    /// Returns the journey of a trip, as if its ticket were for nothing else. The names of its
    /// places tell where it was.
    ///
    /// - Parameter ticket: The ticket, or `nil` for the one that the trip names.
    public func journey(
        of trip: Trip, ticket: JourneyTicket? = nil, gazetteer: any FindsPlaces
    ) -> TicketJourney {
        let ends = gazetteer.ends(of: trip, filledInZones: filledInZones)
        func place(_ name: String, _ found: FoundPlace?) -> TicketJourney.Place? {
            found.map(TicketJourney.Place.init)
                ?? gazetteer.airport(of: name, by: trip.mode).map(TicketJourney.Place.init)
        }
        return TicketJourney(
            trip, ticket: ticket, from: place(trip.from, ends.from), to: place(trip.to, ends.to))
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

    /// Creates the name of a service with letters and digits apart, as rules name services.
    fileprivate convenience init?(spacedService text: String) {
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        self.init(text, key: ServiceName.words(of: text))
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

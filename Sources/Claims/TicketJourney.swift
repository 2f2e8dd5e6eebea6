public import Domain

/// A journey on one ticket, with all facts that decide a claim for it. It goes from where the
/// ticket begins to where it ends, whatever was taken in between.
public struct TicketJourney: Hashable, Sendable {
    public var mode: TravelMode
    /// The operator, or `nil` if it was not recorded. The same holds for `service`.
    public var `operator`: CountedName?
    public var service: CountedName?
    /// The day of the scheduled departure, in local time. It decides which rules are valid and when
    /// deadlines end.
    public var day: CalendarDay
    public var from: Place
    public var to: Place
    /// The delay of the departure in whole minutes, or `nil` if it was not recorded.
    public var departedLate: Int?
    /// The planned travel time in whole minutes, or `nil` if no arrival is planned.
    public var plannedMinutes: Int?
    public var outcome: Outcome
    public var ticket: JourneyTicket

    /// An end of the journey.
    public struct Place: Hashable, Sendable {
        /// The name in the time zone database, or `nil` if it is unknown.
        public var zone: String?
        /// The code of the country by the name of the place, or `nil` if only the zone tells it.
        public var country: String?
        /// Whether the country or the zone is known by the name of the place, and not only by the
        /// trip's clock.
        public var isNamed = false
        public var coordinates: Coordinates?
        /// Whether the coordinates are those of a town, and the stop is somewhere about it.
        public var isAbout = false
    }

    /// The outcome of the journey at the destination of the ticket.
    public enum Outcome: Hashable, Sendable {
        /// The delay in whole minutes, which is negative if the journey was early.
        case arrived(minutesLate: Int)
        /// The delay is unknown because a time was not recorded.
        case unknown(MissingFact)
        /// The traveller gave up or turned back.
        case notTravelled
    }

    /// The great-circle distance between the ends in kilometres, as far as it is known: a range if
    /// an end is somewhere about a town, or `nil` if an end is unknown.
    var kilometres: ClosedRange<Double>? {
        guard let start = from.coordinates, let end = to.coordinates else { return nil }
        let distance = start.distance(to: end)
        let doubt = Double([from, to].count(where: \.isAbout)) * mode.farthestFromTown
        return max(0, distance - doubt)...distance + doubt
    }
}

extension TravelMode {
    /// The greatest distance in kilometres of a stop from the middle of the town that it is named
    /// after. Some airports are in the next region.
    fileprivate var farthestFromTown: Double { self == .flight ? 130 : 30 }
}

public struct JourneyTicket: Hashable, Sendable {
    public var kind: TicketKind
    /// The id of the season ticket's product, such as `de-regional`, or `nil` if it is unknown.
    public var season: String?
    /// The price, or `nil` if it was not recorded.
    public var price: Fare?

    public init(_ kind: TicketKind = .single, season: String? = nil, price: Fare?) {
        self.kind = kind
        self.season = season
        self.price = price
    }
}

/// A fact without which the owed amount cannot be told.
public enum MissingFact: Hashable, Sendable {
    case plannedArrival
    case actualArrival
    case actualDeparture
    /// The actual arrival by other means after a cancellation.
    case arrivalOtherwise
    /// The actual arrival at the destination of the ticket after a missed connection.
    case arrivalAtDestination
    /// The time at which the traveller was told of the cancellation.
    case notice
    case fare
    case currency
    /// The fare in this currency, which the rule uses.
    case fareIn(String)
    case `operator`
    /// Whether the rules apply to an operator that they do not name.
    case carrier
    case service
    case season
    /// The time zone of an end, which tells the country.
    case zone(TripStop)
    /// The country of the journey, as the operator, the currency and the zones tell different ones.
    case countries
    /// The airport at an end, which tells the country.
    case airport(TripStop)
    case coordinates(TripStop)
    /// A fact that no time tells.
    case beyondTimes(UndecidableReason)
}

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
        self = named ?? Self(zone: clock.zone.nameOfPlace)
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
    public init(_ trip: Trip) { self.init(trip.ticket, price: trip.fare) }
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

extension JourneyTicket {
    /// Creates the ticket of a trip, which may be one of some season tickets.
    public init(_ trip: Trip, passes: KnownPasses) {
        guard let pass = passes.pass(of: trip)?.pass else {
            self.init(trip)
            return
        }
        self.init(
            .season, season: pass.product.isEmpty ? nil : pass.product,
            price: pass.price ?? trip.fare)
    }
}

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
        /// The name in the time zone database, or `nil` if the clock follows no place's zone.
        public var zone: String?
        public var coordinates: Coordinates?
        /// Whether the zone is known from the place itself, such as an airport, and not only from
        /// the trip's clock.
        public var isZoneOfPlace: Bool

        public init(
            zone: String?, coordinates: Coordinates? = nil, isZoneOfPlace: Bool = false
        ) {
            self.zone = zone
            self.coordinates = coordinates
            self.isZoneOfPlace = isZoneOfPlace
        }
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

    public init(
        mode: TravelMode, operator: CountedName? = nil, service: CountedName? = nil,
        day: CalendarDay, from: Place, to: Place, departedLate: Int? = nil,
        plannedMinutes: Int? = nil, outcome: Outcome, ticket: JourneyTicket
    ) {
        self.mode = mode
        self.operator = `operator`
        self.service = service
        self.day = day
        self.from = from
        self.to = to
        self.departedLate = departedLate
        self.plannedMinutes = plannedMinutes
        self.outcome = outcome
        self.ticket = ticket
    }

    /// The great-circle distance between the ends in kilometres, or `nil` if one of them is
    /// unknown.
    var kilometres: Double? {
        guard let from = from.coordinates, let to = to.coordinates else { return nil }
        return from.distance(to: to)
    }
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

public enum TicketKind: String, CaseIterable, Sendable {
    case single
    /// A return ticket. The price of one direction is half of its price.
    case `return`
    case season
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

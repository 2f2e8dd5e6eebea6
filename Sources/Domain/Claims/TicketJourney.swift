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
        public var isNamed: Bool
        public var coordinates: Coordinates?
        /// Whether the coordinates are those of a town, and the stop is somewhere about it.
        public var isAbout: Bool

        public init(
            zone: String?, country: String? = nil, isNamed: Bool = false,
            coordinates: Coordinates? = nil, isAbout: Bool = false
        ) {
            self.zone = zone
            self.country = country
            self.isNamed = isNamed
            self.coordinates = coordinates
            self.isAbout = isAbout
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

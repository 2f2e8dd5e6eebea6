/// A journey on one ticket, as far as what is owed for it depends on it: from where the ticket begins to
/// where it ends, whatever was taken in between.
public struct TicketJourney: Hashable, Sendable {
    public var mode: TravelMode
    /// Nil where nobody wrote it down, as are the services.
    public var `operator`: CountedName?
    public var service: CountedName?
    /// The day of its departure by the timetable, by the clock there. Rules are valid by it, and deadlines
    /// are counted from it.
    public var day: CalendarDay
    public var from: Place
    public var to: Place
    /// Whole minutes behind the timetable at the departure; nil where nobody wrote it down.
    public var departedLate: Int?
    /// Whole minutes that it takes by the timetable; `nil` if no arrival is planned.
    public var plannedMinutes: Int?
    public var outcome: Outcome
    public var ticket: JourneyTicket

    /// One end of it.
    public struct Place: Hashable, Sendable {
        /// A name of the time zone database; nil where the clock is set by no zone of a place.
        public var zone: String?
        public var coordinates: Coordinates?
        /// Whether the zone is that of the place itself, such as an airport's, whatever its clock is set by.
        public var isZoneOfPlace: Bool

        public init(
            zone: String?, coordinates: Coordinates? = nil, isZoneOfPlace: Bool = false
        ) {
            self.zone = zone
            self.coordinates = coordinates
            self.isZoneOfPlace = isZoneOfPlace
        }
    }

    /// What came of it at the destination of the ticket.
    public enum Outcome: Hashable, Sendable {
        /// Whole minutes behind what was promised; fewer than none where it was early.
        case arrived(minutesLate: Int)
        /// Nobody wrote down what the end that is missing needs: the timetable's arrival, or the actual
        /// one.
        case unknown(MissingFact)
        /// Somebody gave up, or turned back.
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

    /// The great circle between its ends in kilometres; nil where one of them is not known.
    var kilometres: Double? {
        guard let from = from.coordinates, let to = to.coordinates else { return nil }
        return from.distance(to: to)
    }
}

/// The ticket of a journey.
public struct JourneyTicket: Hashable, Sendable {
    public var kind: TicketKind
    /// Which season ticket it is: the id of a product, such as `de-regional`. Nil where nobody knows.
    public var season: String?
    /// Nil where nobody wrote it down.
    public var price: Fare?

    public init(_ kind: TicketKind = .single, season: String? = nil, price: Fare?) {
        self.kind = kind
        self.season = season
        self.price = price
    }
}

/// What sort of ticket it is.
public enum TicketKind: String, CaseIterable, Sendable {
    case single
    /// There and back, of which the price of one direction is a half.
    case `return`
    case season
}

/// Something that has to be known before anybody can tell what is owed.
public enum MissingFact: Hashable, Sendable {
    /// When it arrives by the timetable.
    case plannedArrival
    case actualArrival
    case actualDeparture
    /// When one arrived otherwise after it was cancelled.
    case arrivalOtherwise
    /// When one arrived at the destination of the ticket after the connection was missed.
    case arrivalAtDestination
    /// When one was told that it is cancelled.
    case notice
    case fare
    /// The fare has no currency.
    case currency
    /// The price in this currency, in which the rule counts.
    case fareIn(String)
    case `operator`
    /// Whether the rules are for an operator that they do not name.
    case carrier
    case service
    /// Which season ticket it is.
    case season
    /// By which zone the clock at an end is set, which tells the country.
    case zone(TripStop)
    /// Which country it was in, as the operator, the currency and the zones are of different ones.
    case countries
    /// Which airport an end is, which tells the country.
    case airport(TripStop)
    case coordinates(TripStop)
    /// What no time tells.
    case beyondTimes(UndecidableReason)
}

/// A trip: its timetable and, where known, what really happened to it.
///
/// A value that was never recorded is nil. It is not zero and not "on time".
public struct Trip: Hashable, Sendable {
    public var from: String
    public var to: String
    /// Where that is on the Earth; nil where nobody knows.
    public var fromCoordinates: Coordinates?
    public var toCoordinates: Coordinates?
    public var mode: TravelMode
    /// Who runs it.
    public var `operator`: String
    /// The train, line or flight, such as `ICE 93`.
    public var service: String
    /// When it departs by the timetable.
    public var departure: DateTime
    /// When it arrives by the timetable; nil where nobody wrote it down.
    public var arrival: DateTime?
    public var actualDeparture: DateTime?
    public var actualArrival: DateTime?
    public var disruption: Disruption?
    /// Whether somebody gave up here, or turned back.
    public var abandonment: Abandonment
    /// How far it went, where somebody said so; see `greatCircle`.
    public var distance: Distance?
    public var seat: String
    public var travelClass: String
    public var fare: Fare?
    /// What sort of ticket it was taken on; a single where nobody said.
    public var ticket: TicketKind
    /// The number of the ticket or of its booking.
    public var ticketNumber: String
    /// The ticket itself; nil where it is not kept.
    public var ticketFile: TicketFile?
    /// The id of the journey that this trip is a leg of, which its other legs have as well; empty for
    /// one that is a journey by itself. Where people gave it, it is a name.
    public var journey: String
    /// What the journey is called where its id is not its name.
    public var journeyName: String
    /// Whether it came in the place of a leg that was planned.
    public var isSubstitute: Bool
    /// Its place among the legs from 1, where somebody put them in an order of their own.
    public var leg: Int?
    /// A claim for compensation or insurance, in the traveller's words.
    public var claim: String
    public var tags: [String]
    public var notes: String
    /// Where it was imported from; empty where it was written by hand.
    public var imports: [ImportMark]

    public init(
        from: String, to: String, fromCoordinates: Coordinates? = nil,
        toCoordinates: Coordinates? = nil, mode: TravelMode = .train, operator: String = "",
        service: String = "", departure: DateTime, arrival: DateTime?,
        actualDeparture: DateTime? = nil, actualArrival: DateTime? = nil,
        disruption: Disruption? = nil, abandonment: Abandonment = .none,
        distance: Distance? = nil, seat: String = "",
        travelClass: String = "", fare: Fare? = nil, ticket: TicketKind = .single,
        ticketNumber: String = "", ticketFile: TicketFile? = nil, journey: String = "",
        journeyName: String = "", isSubstitute: Bool = false, leg: Int? = nil, claim: String = "",
        tags: [String] = [], notes: String = "", imports: [ImportMark] = []
    ) {
        self.from = from
        self.to = to
        self.fromCoordinates = fromCoordinates
        self.toCoordinates = toCoordinates
        self.mode = mode
        self.operator = `operator`
        self.service = service
        self.departure = departure
        self.arrival = arrival
        self.actualDeparture = actualDeparture
        self.actualArrival = actualArrival
        self.disruption = disruption
        self.abandonment = abandonment
        self.distance = distance
        self.seat = seat
        self.travelClass = travelClass
        self.fare = fare
        self.ticket = ticket
        self.ticketNumber = ticketNumber
        self.ticketFile = ticketFile
        self.journey = journey
        self.journeyName = journeyName
        self.isSubstitute = isSubstitute
        self.leg = leg
        self.claim = claim
        self.tags = tags
        self.notes = notes
        self.imports = imports
    }
}

/// A trip: its timetable and, if known, its actual times and disruptions.
///
/// A value that was never recorded is `nil`. It is not zero and not "on time".
public struct Trip: Hashable, Sendable {
    public var from: String
    public var to: String
    /// The coordinates of the origin, or `nil` if they are unknown. `toCoordinates` are those of
    /// the destination.
    public var fromCoordinates: Coordinates?
    public var toCoordinates: Coordinates?
    public var mode: TravelMode
    /// The company that runs it.
    public var `operator`: String
    /// The train, line or flight, such as `ICE 93`.
    public var service: String
    /// The scheduled departure.
    public var departure: DateTime
    /// The scheduled arrival, or `nil` if it was not recorded.
    public var arrival: DateTime?
    public var actualDeparture: DateTime?
    public var actualArrival: DateTime?
    public var disruption: Disruption?
    /// Whether the traveller gave up here or turned back.
    public var abandonment: Abandonment
    /// The recorded distance, or `nil` if there is none; see `greatCircle`.
    public var distance: Distance?
    public var seat: String
    public var travelClass: String
    public var fare: Fare?
    /// The kind of ticket; a single unless another was recorded.
    public var ticket: TicketKind
    /// The number of the ticket or of its booking.
    public var ticketNumber: String
    /// The file of the ticket, or `nil` if there is none.
    public var ticketFile: TicketFile?
    /// The id of the journey that this trip is a leg of, shared by all its legs; empty for a single
    /// trip. An id that the user gave is a name.
    public var journey: String
    /// The name of the journey if its id is not a name.
    public var journeyName: String
    /// Whether it replaced a planned leg.
    public var isSubstitute: Bool
    /// The position among the legs from 1, or `nil` if the user gave none.
    public var leg: Int?
    /// A note on a claim for compensation or insurance, in the traveller's words.
    public var claim: String
    public var tags: [String]
    public var notes: String
    /// The sources that the entry was imported from; empty if it was written by hand.
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

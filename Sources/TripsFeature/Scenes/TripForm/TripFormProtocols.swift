public import EntryFeature
public import Presentation
public import Signals
public import Wording

/// Shows the form for a new or an existing trip.
public protocol DisplaysTripForm: DisplaysFailure {
    /// Opens the form with a draft. Each draft, as it is typed, comes back through the form.
    func openTripForm(_ form: TripFormViewModel) -> any TripForm
}

/// An open form.
public protocol TripForm: OpenForm {
    /// Every change of what is typed.
    var signalDraft: Signal<TripDraft> { get }
    /// A time that was being typed is left, or was chosen; until then it may be half of what is
    /// meant.
    var signalTimeSet: Signal<Void> { get }
    /// The line above the fields, as it is typed.
    var signalLine: Signal<String> { get }
    /// Puts a draft into the fields, which comes back as if it were typed, and says what the words of
    /// the line were taken for.
    func fill(_ draft: TripDraft, meanings: String)
    /// What is offered is taken.
    var signalOfferTaken: Signal<Void> { get }
    /// Offers a trip that was taken before, in these words; nothing where they are empty.
    func offer(_ words: String)
    /// Shows another arrival, which was not typed and is in every draft that comes from now on.
    func showArrival(_ arrival: TripDraft.Time)
    /// Shows the zones and the coordinates of a draft, which follow from its airports and are in
    /// every draft that comes from now on.
    func showPlaces(of draft: TripDraft)
    /// Shows another currency in which the fare is while none is typed; empty for none.
    func showCurrency(_ code: String)
    /// Shows a fare and its currency that follow from what was typed, and are in every draft that comes from
    /// now on.
    func showFare(_ amount: String, currency: String)
    /// Completes from other words from now on.
    func complete(stops: [String], operators: [String], tags: [String])
    /// Says what is wrong beside the fields and whether saving can succeed.
    func show(_ check: TripFormCheck)
}

public struct TripFormViewModel: Hashable, Sendable {
    /// Such as "New Trip".
    public let title: String
    public let draft: TripDraft
    /// What stands in the fields of the arrival, known or not.
    public let arrival: TripDraft.Time
    /// What is typed of the trip in one line, above the fields; nil where there is no such line.
    public let line: String?
    /// The field that has the keyboard first.
    public let focus: TripFormCheck.Field
    /// What one can travel by, in the order offered.
    public let modes: [String]
    /// The sorts of ticket, likewise.
    public let tickets: [String]
    /// The values that the journal already holds, for completion.
    public let stops: [String]
    public let operators: [String]
    public let tags: [String]
    /// Identifiers of the time zone database.
    public let zones: [String]
    /// The identifier of the zone at home, which goes without saying.
    public let homeZone: String
    /// How times of day are written and read.
    public let clock: ClockFormat
    /// How days are read; nil where only numbers are.
    public let days: DayFormat?
    public let check: TripFormCheck
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [TripFormCheck.Field: String]
    /// What stands in a field while it is empty.
    public let hints: [TripFormCheck.Field: String]

    package init(
        title: String, draft: TripDraft, arrival: TripDraft.Time? = nil,
        line: String? = nil, focus: TripFormCheck.Field = .from, modes: [String],
        tickets: [String] = [], stops: [String],
        operators: [String],
        tags: [String], zones: [String], homeZone: String, days: DayFormat? = nil,
        currency: String = "",
        check: TripFormCheck, words: Localizer
    ) {
        self.title = title
        self.draft = draft
        self.arrival = arrival ?? draft.arrival ?? draft.departure
        self.line = line
        self.focus = focus
        self.days = days
        self.modes = modes
        self.tickets = tickets
        self.stops = stops
        self.operators = operators
        self.tags = tags
        self.zones = zones
        self.homeZone = homeZone
        self.check = check
        clock = ClockFormat(words)
        captions = TripFormCheck.Field.each { $0.caption(words) }
        hints = TripFormCheck.Field.each { $0 == .currency ? currency : $0.hint(words) }
    }
}

/// A trip as it stands in the form: what is typed, as it is typed.
public nonisolated struct TripDraft: Hashable, FormDraft, Sendable {
    public var from: String
    public var to: String
    /// An index into the modes offered.
    public var mode: Int
    public var service: String
    public var `operator`: String
    public var departure: Time
    /// Nil for an arrival that nobody knows.
    public var arrival: Time?
    public var seat: String
    public var travelClass: String
    public var fare: String
    public var currency: String
    /// An index into the sorts of ticket.
    public var ticket: Int
    public var ticketNumber: String
    /// The path of the ticket; nil for none.
    public var ticketFile: String?
    public var journey: String
    public var claim: String
    /// Separated by commas.
    public var tags: String
    public var notes: String
    /// Latitude and longitude of either end.
    public var fromCoordinates: String
    public var toCoordinates: String
    /// In kilometres; empty for what the coordinates say.
    public var distance: String
    /// Whether what was recorded moves along where the timetable moves by days.
    public var movesRecord: Bool

    public var isWhole: Bool {
        [departure, arrival].compactMap(\.self).allSatisfy {
            TypedDay(year: $0.year, month: $0.month, day: $0.day).isWhole
                && (0...23).contains($0.hour) && (0...59).contains($0.minute)
        }
    }

    public struct Time: Hashable, Codable, Sendable {
        public var year: Int
        /// 1 for January.
        public var month: Int
        public var day: Int
        public var hour: Int
        public var minute: Int
        /// An identifier of the time zone database, or empty for a floating time.
        public var zone: String
        /// The text that is typed if day or year cannot be read, which mean nothing then.
        public var unreadDay: TypedDay.Unread?
        /// The text that is typed if it is not a time of day; hour and minute mean nothing then.
        public var unreadClock: String?

        public init(year: Int, month: Int, day: Int, hour: Int, minute: Int, zone: String) {
            self.year = year
            self.month = month
            self.day = day
            self.hour = hour
            self.minute = minute
            self.zone = zone
        }
    }

    public init(
        from: String = "", to: String = "", mode: Int = 0, service: String = "",
        operator: String = "", departure: Time, arrival: Time?, seat: String = "",
        travelClass: String = "", fare: String = "", currency: String = "", ticket: Int = 0,
        ticketNumber: String = "", ticketFile: String? = nil, journey: String = "",
        claim: String = "", tags: String = "", notes: String = "", fromCoordinates: String = "",
        toCoordinates: String = "", distance: String = "", movesRecord: Bool = true
    ) {
        self.from = from
        self.to = to
        self.mode = mode
        self.service = service
        self.operator = `operator`
        self.departure = departure
        self.arrival = arrival
        self.seat = seat
        self.travelClass = travelClass
        self.fare = fare
        self.currency = currency
        self.ticket = ticket
        self.ticketNumber = ticketNumber
        self.ticketFile = ticketFile
        self.journey = journey
        self.claim = claim
        self.tags = tags
        self.notes = notes
        self.fromCoordinates = fromCoordinates
        self.toCoordinates = toCoordinates
        self.distance = distance
        self.movesRecord = movesRecord
    }
}

public struct TripFormCheck: Hashable, Sendable {
    /// From the first to the last.
    public enum Field: Hashable, Sendable, CaseIterable {
        case line
        case from, to, mode, service, `operator`
        case departureDay, departureTime, departureZone
        case arrivalDay, arrivalTime, arrivalZone
        case record, seat, travelClass, fare, currency, ticket, ticketNumber, ticketFile
        case journey, claim, tags, notes
        case fromCoordinates, toCoordinates, distance
    }
    /// The complaints by field. Empty fields of a form that nobody has typed in are not mentioned.
    public let complaints: [Field: String]
    /// How long it takes as typed, such as "9 hrs, 31 min"; empty where unknown.
    public let duration: String
    /// Offers to move what was recorded along with the timetable; empty where there is nothing to
    /// move.
    public let recordMove: String
    /// The airports where a flight departs and arrives, such as "Cologne Bonn Airport"; empty where
    /// the form names none.
    public let fromAirport: String
    public let toAirport: String
    /// The distance that the coordinates say, such as "746, as the crow flies"; empty where they say
    /// none.
    public let greatCircle: String
    public let canSave: Bool

    package init(
        complaints: [Field: String] = [:], duration: String = "", recordMove: String = "",
        fromAirport: String = "", toAirport: String = "", greatCircle: String = "",
        canSave: Bool
    ) {
        self.complaints = complaints
        self.duration = duration
        self.recordMove = recordMove
        self.fromAirport = fromAirport
        self.toAirport = toAirport
        self.greatCircle = greatCircle
        self.canSave = canSave
    }
}

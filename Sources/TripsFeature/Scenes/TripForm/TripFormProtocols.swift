public import EntryFeature
public import Presentation
public import Signals
public import Wording

/// Shows the form for a new or an existing trip.
public protocol DisplaysTripForm: DisplaysFailure {
    /// Opens the form. Its `signalDraft` sends each change of the draft.
    func openTripForm(_ form: TripFormViewModel) -> any TripForm
}

/// An open form of a trip.
public protocol TripForm: OpenForm {
    /// Sends the draft after each change.
    var signalDraft: Signal<TripDraft> { get }
    /// Posts when a time was chosen, or the field of a time or place has lost the focus. Before that,
    /// the typed text may be incomplete.
    var signalEditingEnded: Signal<Void> { get }
    /// Sends the text of the line above the fields after each change.
    var signalLine: Signal<String> { get }
    /// Posts when the line is to become a film.
    var signalOtherKind: Signal<Void> { get }
    /// Replaces the draft, which is sent as if it were typed, and shows the meanings of the line's
    /// words.
    func fill(_ draft: TripDraft, meanings: String)
    /// Posts when the user accepts the offer.
    var signalOfferTaken: Signal<Void> { get }
    /// Shows the offer to repeat an earlier trip; none if `words` is empty.
    func offer(_ words: String)
    /// Replaces the arrival, also in the drafts that the form sends.
    func showArrival(_ arrival: TripDraft.Time)
    /// Replaces the zones and coordinates by those of a draft, also in the drafts that the form
    /// sends.
    func showPlaces(of draft: TripDraft)
    /// Shows the currency of a fare that is typed without one; empty for none.
    func showCurrency(_ code: String)
    /// Replaces the fare and its currency, also in the drafts that the form sends.
    func showFare(_ amount: String, currency: String)
    /// Replaces the values that are offered as completions.
    func complete(stops: [String], operators: [String], tags: [String])
    /// Replaces the completions that are offered after those, for the text in a field of a place or
    /// zone.
    func offer(_ completions: [CompletionOffer], for field: TripFormCheck.Field)
    /// Shows complaints beside the fields, and whether saving can succeed.
    func show(_ check: TripFormCheck)
}

public struct TripFormViewModel: Hashable, Sendable {
    /// The title of the window, such as "New Trip".
    public let title: String
    public let draft: TripDraft
    /// The initial values of the arrival's fields, even if the arrival is unknown.
    public let arrival: TripDraft.Time
    /// The initial text of the line above the fields, or `nil` if there is no such line.
    public let line: String?
    /// The field that has the keyboard focus first.
    public let focus: TripFormCheck.Field
    /// The means of transport.
    public let modes: [String]
    /// The kinds of tickets.
    public let tickets: [String]
    /// The stops in the journal, for completion.
    public let stops: [String]
    public let operators: [String]
    public let tags: [String]
    /// The identifiers of the offered time zones.
    public let zones: [String]
    /// The identifier of the zone at home, which is not shown.
    public let homeZone: String
    /// The format in which times of day are shown and typed.
    public let clock: ClockFormat
    /// The format in which days are typed, or `nil` if only numbers are accepted.
    public let days: DayFormat?
    public let check: TripFormCheck
    /// The captions of the fields, with an underscore before the letter that leads to each.
    public let captions: [TripFormCheck.Field: String]
    /// The placeholders of the empty fields.
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

/// The texts and choices of a trip's form as they are typed.
public nonisolated struct TripDraft: Hashable, StorableDraft, Sendable {
    public var from: String
    public var to: String
    /// The index of the mode in `modes`.
    public var mode: Int
    public var service: String
    public var `operator`: String
    public var departure: Time
    /// The arrival, or `nil` if it is unknown.
    public var arrival: Time?
    public var seat: String
    public var travelClass: String
    public var fare: String
    public var currency: String
    /// The index of the kind in `tickets`.
    public var ticket: Int
    public var ticketNumber: String
    /// The path of the ticket's file, or `nil` if there is none.
    public var ticketFile: String?
    public var journey: String
    public var claim: String
    /// The tags, separated by commas.
    public var tags: String
    public var notes: String
    /// The latitude and longitude of the departure.
    public var fromCoordinates: String
    public var toCoordinates: String
    /// The distance in kilometres; empty for that of the coordinates.
    public var distance: String
    /// Whether recorded times move if the timetable moves by days.
    public var movesRecord: Bool

    public var isWhole: Bool {
        [departure, arrival].compactMap(\.self).allSatisfy {
            TypedDay(year: $0.year, month: $0.month, day: $0.day).isWhole
                && (0...23).contains($0.hour) && (0...59).contains($0.minute)
        }
    }

    public struct Time: Hashable, Codable, Sendable {
        public var year: Int
        /// The number of the month, from 1.
        public var month: Int
        public var day: Int
        public var hour: Int
        public var minute: Int
        /// An identifier of the time zone database, or empty for a floating time.
        public var zone: String
        /// The typed text if it is not a date; `year`, `month` and `day` mean nothing then.
        public var unreadDay: TypedDay.Unread?
        /// The typed text if it is not a time of day; `hour` and `minute` mean nothing then.
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
    /// The fields in the order of the form.
    public enum Field: Hashable, Sendable, CaseIterable {
        case line
        case from, to, mode, service, `operator`
        case departureDay, departureTime, departureZone
        case arrivalDay, arrivalTime, arrivalZone
        case record, seat, travelClass, fare, currency, ticket, ticketNumber, ticketFile
        case journey, claim, tags, notes
        case fromCoordinates, toCoordinates, distance
    }
    /// The complaints by field. A new form does not complain of its empty fields.
    public let complaints: [Field: String]
    /// The duration of the typed trip, such as "9 h 31 min"; empty if unknown.
    public let duration: String
    /// The offer to move recorded times with the timetable; empty if there are none to move.
    public let recordMove: String
    /// The airport of departure, such as "Cologne Bonn Airport", or where the zone comes from, such
    /// as "Köln, Germany · Europe/Berlin"; empty if there is nothing to say.
    public let fromPlace: String
    public let toPlace: String
    /// The distance between the coordinates, such as "746 in a straight line"; empty if unknown.
    public let greatCircle: String
    /// The place of the refused part in the line, in characters, or `nil` if there is none.
    public let refused: Range<Int>?
    public let canSave: Bool

    package init(
        complaints: [Field: String] = [:], duration: String = "", recordMove: String = "",
        fromPlace: String = "", toPlace: String = "", greatCircle: String = "",
        refused: Range<Int>? = nil, canSave: Bool
    ) {
        self.complaints = complaints
        self.duration = duration
        self.recordMove = recordMove
        self.fromPlace = fromPlace
        self.toPlace = toPlace
        self.greatCircle = greatCircle
        self.refused = refused
        self.canSave = canSave
    }
}

/// The part of an entry that its row in the list shows and that `list --json` prints.
public struct EntrySummary: Hashable, Sendable {
    public let id: EntryID
    public let day: CalendarDay?
    /// The scheduled departure, or `nil` for an entry without a time of day.
    public let time: ClockTime?
    public let content: Content
    /// Whether the entry is a film that is still to be seen.
    public var isWanted = false
    /// The coordinates of a trip's ends, if they are known.
    public var fromCoordinates: Coordinates?
    public var toCoordinates: Coordinates?
    /// The number of legs, which is greater than 1 for a journey.
    public var legs = 1
    /// The amount that can be claimed, in a ledger.
    public var owed: OwedSummary?
    public var distance: Distance?

    public enum Content: Hashable, Sendable {
        case film(title: String, year: Int?, feedback: Feedback)
        case trip(from: String, to: String, mode: TravelMode, status: TripStatus)
        case pass(PassSummary)
        case claim(ClaimSummary)
    }

    /// A time of day to the minute.
    public struct ClockTime: Hashable, Sendable {
        public let hour: Int
        public let minute: Int

        public init(hour: Int, minute: Int) {
            self.hour = hour
            self.minute = minute
        }
    }

    public init(id: EntryID, day: CalendarDay?, time: ClockTime? = nil, content: Content) {
        self.id = id
        self.day = day
        self.time = time
        self.content = content
    }

    public var kind: EntryKind {
        switch content {
        case .film: .film
        case .trip: .trip
        case .pass: .pass
        case .claim: .claim
        }
    }

    package var filmTitle: String? {
        if case .film(let title, _, _) = content { title } else { nil }
    }

    package var filmYear: Int? {
        if case .film(_, let year, _) = content { year } else { nil }
    }

    /// The scheduled departure in local time without a zone, or `nil` for an entry without a time
    /// of day.
    public var departure: DateTime? {
        guard let day, let time else { return nil }
        return DateTime(day, hour: time.hour, minute: time.minute, zone: .floating)
    }

    /// Creates the summary of a journey, which has the id of its first leg.
    public init(_ journey: Journey) {
        let (id, first) = (journey.legs[0].id, journey.legs[0].trip)
        self.init(
            id: id, day: first.departure.day,
            time: ClockTime(hour: first.departure.hour, minute: first.departure.minute),
            content: .trip(
                from: first.from, to: journey.destination, mode: first.mode,
                status: journey.course.status))
        legs = journey.legs.count
    }

    public init(id: EntryID, entry: Entry) {
        var clock: ClockTime?
        switch entry {
        case .film(let film):
            content = .film(title: film.title, year: film.year, feedback: film.feedback)
        case .trip(let trip):
            clock = ClockTime(hour: trip.departure.hour, minute: trip.departure.minute)
            content = .trip(from: trip.from, to: trip.to, mode: trip.mode, status: trip.status)
            (fromCoordinates, toCoordinates) = (trip.fromCoordinates, trip.toCoordinates)
            distance = trip.distance
        case .pass(let pass): content = .pass(PassSummary(pass))
        case .claim(let claim): content = .claim(ClaimSummary(claim))
        }
        (self.id, day, time) = (id, entry.day, clock)
        isWanted = entry.isWanted
    }
}

/// The part of a season ticket that its row shows.
public struct PassSummary: Hashable, Sendable {
    public let name: String
    public let validUntil: CalendarDay?

    public init(name: String, validUntil: CalendarDay?) {
        self.name = name
        self.validUntil = validUntil
    }

    public init(_ pass: Pass) {
        self.init(name: pass.name, validUntil: pass.validUntil)
    }
}

/// The part of a claim that its row shows.
public struct ClaimSummary: Hashable, Sendable {
    public let subject: String
    /// The last step, or `nil` if none was taken.
    public let step: ClaimStep.Kind?
    public let due: CalendarDay?
    /// The amount paid, or else the amount that is still open.
    public let amount: Fare?
    /// The amount paid so far, or `nil` if that is nothing or all that was asked for.
    public let partPaid: Fare?

    public init(
        subject: String, step: ClaimStep.Kind?, due: CalendarDay?, amount: Fare?,
        partPaid: Fare? = nil
    ) {
        self.subject = subject
        self.step = step
        self.due = due
        self.amount = amount
        self.partPaid = partPaid
    }

    public init(_ claim: Claim) {
        self.init(
            subject: claim.subject, step: claim.steps.last?.kind, due: claim.due,
            amount: claim.amount(in: claim.state(on: nil)), partPaid: claim.partPaid)
    }

    /// Whether the claim is still to be sent.
    package var isUnsent: Bool { step == nil || step == .written }

    /// Returns the state on a day; see `Claim.state`.
    public func state(on today: CalendarDay?) -> ClaimState {
        ClaimState(after: step, isPartlyPaid: partPaid != nil, due: due, on: today)
    }
}

/// The amount that can be claimed for trips or a season ticket, as its row in the ledger shows it.
public struct OwedSummary: Hashable, Sendable {
    public let amount: Fare
    /// The last day on which it can be claimed, or `nil` if there is none.
    public let until: CalendarDay?

    public init(amount: Fare, until: CalendarDay?) {
        self.amount = amount
        self.until = until
    }
}

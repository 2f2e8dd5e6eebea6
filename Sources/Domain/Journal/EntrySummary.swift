/// As much of an entry as its row in the list shows, and `list --json` says.
public struct EntrySummary: Hashable, Sendable {
    public let id: EntryID
    public let day: CalendarDay?
    /// When it departs by the timetable; nil for what has no time of the day.
    public let time: ClockTime?
    public let content: Content
    /// Whether it is a film that is still to be seen.
    public var isWanted = false
    /// Where a trip departs and arrives, where that is known.
    public var fromCoordinates: Coordinates?
    public var toCoordinates: Coordinates?
    /// Of how many legs it is, where it stands for a journey.
    public var legs = 1
    /// What can be claimed for it, where it stands in a ledger.
    public var owed: OwedSummary?
    /// How far somebody said that a trip is.
    public var distance: Distance?

    public enum Content: Hashable, Sendable {
        case film(title: String, year: Int?, feedback: Feedback)
        case trip(from: String, to: String, mode: TravelMode, status: TripStatus)
        case pass(PassSummary)
        case claim(ClaimSummary)
    }

    /// A reading of a clock to the minute.
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

    /// The title of a film.
    package var filmTitle: String? {
        if case .film(let title, _, _) = content { title } else { nil }
    }

    /// The year of a film, where that is known.
    package var filmYear: Int? {
        if case .film(_, let year, _) = content { year } else { nil }
    }

    /// When a trip departs by the timetable, by the clock there, whichever zone that is in; nil for
    /// what has no time of the day.
    public var departure: DateTime? {
        guard let day, let time else { return nil }
        return DateTime(day, hour: time.hour, minute: time.minute, zone: .floating)
    }

    /// A journey, which has the name of its first leg.
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
        switch entry {
        case .film(let film):
            self.init(
                id: id, day: entry.day,
                content: .film(title: film.title, year: film.year, feedback: film.feedback))
            isWanted = film.isWanted
        case .trip(let trip):
            self.init(
                id: id, day: entry.day,
                time: ClockTime(hour: trip.departure.hour, minute: trip.departure.minute),
                content: .trip(from: trip.from, to: trip.to, mode: trip.mode, status: trip.status))
            fromCoordinates = trip.fromCoordinates
            toCoordinates = trip.toCoordinates
            distance = trip.distance
        case .pass(let pass):
            self.init(id: id, day: entry.day, content: .pass(PassSummary(pass)))
        case .claim(let claim):
            self.init(id: id, day: entry.day, content: .claim(ClaimSummary(claim)))
        }
    }
}

/// As much of a season ticket or a pass as its row shows.
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

/// As much of a claim as its row shows.
public struct ClaimSummary: Hashable, Sendable {
    public let subject: String
    /// What was done last; nil where that is nothing.
    public let step: ClaimStep.Kind?
    public let due: CalendarDay?
    /// The amount paid, or else the amount that is still open.
    public let amount: Fare?
    /// The amount paid so far; `nil` if that is nothing, or all that was asked for.
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

    /// See `Claim.state`.
    public func state(on today: CalendarDay?) -> ClaimState {
        ClaimState(after: step, isPartlyPaid: partPaid != nil, due: due, on: today)
    }
}

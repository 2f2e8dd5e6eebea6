/// As much of a trip as figures are made of.
public struct CountedTrip: Hashable, Sendable {
    public let id: EntryID
    /// The one of its departure.
    public var day: CalendarDay?
    /// When it departs by the timetable, by the clock there.
    public var time: EntrySummary.ClockTime?
    public var from: CountedName
    public var to: CountedName
    public var mode: TravelMode
    public var status = TripStatus.unknown
    /// Whether it was taken, as far as is known: not where it was cancelled, missed or given up.
    public var isTaken = true
    /// Whole minutes late at the destination of the journey that it stands for: its own where it is by
    /// itself, that of all legs where it is the first. `nil` for the other legs, and if it is not recorded.
    public var reached: Int?
    /// In minutes, by the timetable.
    public var planned: Int?
    /// In minutes, as it was.
    public var actual: Int?
    /// Whole minutes behind the timetable at the departure; fewer than none where it was early.
    public var departed: Int?
    /// The same at the arrival.
    public var arrived: Int?
    /// In metres: what somebody said, or the great circle.
    public var metres: Int?
    public var fare: Fare?
    // Nil where nobody wrote it down.
    public var `operator`: CountedName?
    public var service: CountedName?
    /// Nil for a trip that is no leg of several, or not the first.
    public var journey: CountedJourney?
    /// Each once.
    public var tags: [CountedName] = []

    public init(_ id: EntryID, from: CountedName, to: CountedName, mode: TravelMode) {
        self.id = id
        self.from = from
        self.to = to
        self.mode = mode
    }
}

extension CountedTrip {
    public var route: Route { Route(from, to) }

    public var isCancelled: Bool { status == .cancelled }

    /// The minutes it took, or else takes by the timetable; nil where neither is known.
    public var minutes: Int? { actual ?? planned }

    /// How many minutes longer it took than by the timetable; fewer than none where it made up for
    /// time.
    public var minutesLost: Int? {
        guard let planned, let actual else { return nil }
        return actual - planned
    }
}

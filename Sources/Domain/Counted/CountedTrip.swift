/// The part of a trip that statistics use.
public struct CountedTrip: Hashable, Sendable {
    public let id: EntryID
    /// The day of the scheduled departure.
    public var day: CalendarDay?
    /// The local time of the scheduled departure.
    public var time: EntrySummary.ClockTime?
    public var from: CountedName
    public var to: CountedName
    // The coordinates of both ends are `nil` if they were not recorded.
    public var fromCoordinates: Coordinates?
    public var toCoordinates: Coordinates?
    public var mode: TravelMode
    public var status = TripStatus.unknown
    /// Whether it was taken as far as is known, so neither cancelled nor missed nor given up.
    public var isTaken = true
    /// The delay in whole minutes at the destination, for a single trip or for the journey of a
    /// first leg, or `nil` for other legs and if it was not recorded.
    public var reached: Int?
    /// The scheduled travel time in minutes.
    public var planned: Int?
    /// The actual travel time in minutes.
    public var actual: Int?
    /// The delay of the departure in whole minutes, negative if it was early.
    public var departed: Int?
    /// The delay of the arrival in whole minutes, negative if it was early.
    public var arrived: Int?
    /// The recorded distance, or else the great-circle distance, in metres.
    public var metres: Int?
    /// Whether `metres` was looked up by the names of the ends.
    public var isAbout = false
    /// ISO 3166's codes of the countries of the ends, as far as they were found.
    public var fromCountry: String?
    public var toCountry: String?
    public var fare: Fare?
    // Both are `nil` if they were not recorded.
    public var `operator`: CountedName?
    public var service: CountedName?
    /// The journey, or `nil` for a single trip and for legs after the first.
    public var journey: CountedJourney?
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

    /// The actual or else the scheduled travel time in minutes, or `nil` if neither is known.
    public var minutes: Int? { actual ?? planned }

    /// The difference of the actual to the scheduled travel time in minutes, negative if time was
    /// made up for.
    public var minutesLost: Int? {
        guard let planned, let actual else { return nil }
        return actual - planned
    }
}

/// A route from one place to another.
public struct Route: Hashable, Sendable, Comparable {
    public let from: CountedName
    public let to: CountedName

    public init(_ from: CountedName, _ to: CountedName) {
        self.from = from
        self.to = to
    }

    /// Orders routes by the alphabet.
    public static func < (left: Route, right: Route) -> Bool {
        left.from == right.from ? left.to < right.to : left.from < right.from
    }

    /// The title in a list, such as "Köln Hbf → Wien Westbf".
    public var name: String { Trip.nameInList(from: from.text, to: to.text) }

    public var terms: SearchTerms { .whole(.from, from) + .whole(.to, to) }
}

/// The part of a journey of several legs that statistics use. The first leg has it.
public struct CountedJourney: Hashable, Sendable {
    public let legs: Int
    /// The minutes of delay that the substitutes made up for, negative if they took even longer, or
    /// `nil` if there were none or it is unknown.
    public let minutesSaved: Int?

    public init(legs: Int, minutesSaved: Int?) {
        self.legs = legs
        self.minutesSaved = minutesSaved
    }
}

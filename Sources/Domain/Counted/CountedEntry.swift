/// The part of an entry that statistics use. A fact that was not recorded is `nil`, not zero.
public enum CountedEntry: Hashable, Sendable {
    case film(CountedFilm)
    case trip(CountedTrip)
    /// An entry that statistics do not use.
    case other(CountedOther)

    public var id: EntryID {
        switch self {
        case .film(let film): film.id
        case .trip(let trip): trip.id
        case .other(let other): other.summary.id
        }
    }

    /// The day, or `nil` if the entry has none.
    public var day: CalendarDay? {
        switch self {
        case .film(let film): film.day
        case .trip(let trip): trip.day
        case .other(let other): other.summary.day
        }
    }
}

/// A season ticket or a claim, as a table shows it.
public struct CountedOther: Hashable, Sendable {
    public let summary: EntrySummary
    public var tags: [CountedName] = []

    public init(_ summary: EntrySummary) {
        self.summary = summary
    }
}

extension CountedEntry {
    public var kind: EntryKind {
        switch self {
        case .film: .film
        case .trip: .trip
        case .other(let other): other.summary.kind
        }
    }

    /// Whether the entry is a film that is still to be seen.
    package var isWanted: Bool {
        if case .film(let film) = self { film.isWanted } else { false }
    }

    /// Returns whether the entry is later than today or still to be done; `nil` ignores the day.
    package func isStillToCome(on today: CalendarDay?) -> Bool {
        CountedDay(kind, on: day, isWanted: isWanted).isStillToCome(on: today)
    }
}

extension [CountedEntry] {
    /// The indices of the entries in the order of time, those without a day first.
    package var inOrderOfTime: [Int] {
        let moments = map { $0.moment ?? .min }
        return indices.sorted { moments[$0] < moments[$1] }
    }
}

extension CountedEntry {
    /// The position in time among entries of the same kind, or `nil` without a day.
    fileprivate var moment: Int? {
        switch self {
        case .film(let film): film.moment
        case .trip(let trip): trip.moment
        case .other: day?.daysSinceEpoch
        }
    }
}

extension CountedFilm {
    package var moment: Int? { day?.daysSinceEpoch }
}

extension CountedTrip {
    /// The minutes since 1970 in the local time of the departure, or `nil` without a day.
    package var moment: Int? {
        day.map { $0.daysSinceEpoch * 1_440 + (time.map { $0.hour * 60 + $0.minute } ?? 0) }
    }
}

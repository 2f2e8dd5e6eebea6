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

    public init(_ summary: EntrySummary) { self.summary = summary }
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

/// A film or a trip as statistics use it.
public protocol CountedExperience: Sendable {
    static var kind: EntryKind { get }
    var id: EntryID { get }
    var day: CalendarDay? { get }
    /// The title of the film, or the route of the trip.
    var name: String { get }
    /// The position in time among entries of the same kind, or `nil` without a day.
    var moment: Int? { get }
}

extension CountedFilm: CountedExperience {
    public static var kind: EntryKind { .film }
    public var name: String { title.text }
    public var moment: Int? { day?.daysSinceEpoch }
}

extension CountedTrip: CountedExperience {
    public static var kind: EntryKind { .trip }
    public var name: String { route.name }
    /// The minutes since 1970 in the local time of the departure, or `nil` without a day.
    public var moment: Int? {
        day.map { $0.daysSinceEpoch * 1_440 + (time.map { $0.hour * 60 + $0.minute } ?? 0) }
    }
}

/// Provides the facts for statistics.
@MainActor
public protocol CountsEntries: AnyObject {
    /// Returns the entries that match a query, in any order. If the task is cancelled, some are
    /// missing.
    func counted(matching query: EntryQuery) async -> [CountedEntry]
    /// Sums up the entries that match a query, without holding all of them if they are many.
    ///
    /// - Parameter add: Called off the main actor with portions of the entries, in the order of
    ///   time.
    func sum<Sum: Sendable>(
        matching query: EntryQuery, from start: Sum,
        _ add: @escaping @Sendable (inout Sum, [CountedEntry]) -> Void
    ) async -> Sum
    /// Returns the number of matching entries by day, in any order.
    func days(matching query: EntryQuery) async -> [CountedDay]
}

extension CountsEntries {
    public func sum<Sum: Sendable>(
        matching query: EntryQuery, from start: Sum,
        _ add: @escaping @Sendable (inout Sum, [CountedEntry]) -> Void
    ) async -> Sum {
        await sumAtOnce(matching: query, from: start, add)
    }

    /// Sums up entries like `sum`, while all of them are held.
    package func sumAtOnce<Sum: Sendable>(
        matching query: EntryQuery, from start: Sum,
        _ add: @escaping @Sendable (inout Sum, [CountedEntry]) -> Void
    ) async -> Sum {
        await counted(matching: query).sum(from: start, add)
    }
}

extension [CountedEntry] {
    @concurrent
    fileprivate func sum<Sum: Sendable>(
        from start: Sum, _ add: @Sendable (inout Sum, [CountedEntry]) -> Void
    ) async -> Sum {
        var sum = start
        let order = inOrderOfTime
        for first in stride(from: 0, to: order.count, by: CountedEntry.portion) {
            if Task.isCancelled { break }
            let end = Swift.min(first + CountedEntry.portion, order.count)
            add(&sum, order[first..<end].map { self[$0] })
        }
        return sum
    }
}

extension CountedEntry {
    /// The number of entries up to which they are held; more are summed up while they are read.
    public static let most = 1 << 17

    /// The number of entries that are summed up at a time.
    package static let portion = 4_096
}

/// The number of entries of a kind on a day, which is known long before the facts for statistics.
public struct CountedDay: Hashable, Sendable {
    public let kind: EntryKind
    /// The day, or `nil` for entries without one.
    public let day: CalendarDay?
    /// Whether the entries are films to see.
    public let isWanted: Bool
    public var count: Int

    public init(_ kind: EntryKind, on day: CalendarDay?, isWanted: Bool = false, count: Int = 1) {
        self.kind = kind
        self.day = day
        self.isWanted = isWanted
        self.count = count
    }

    /// Returns whether other entries have the same kind and day.
    package func isTogether(with other: CountedDay) -> Bool {
        kind == other.kind && day == other.day && isWanted == other.isWanted
    }

    /// Returns whether the entries are later than today or still to be done; `nil` ignores the day.
    package func isStillToCome(on today: CalendarDay?) -> Bool {
        if isWanted { return true }
        guard let day, let today else { return false }
        return day > today
    }
}

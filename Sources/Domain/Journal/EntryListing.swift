/// The entries that matched a query when it was made, in its order. Rows are made on request.
///
/// With the newest first, films come before the trips of a day, trips with the later departure come
/// first, and other entries are ordered by the time they were written, the latest first. Entries
/// without a day come last, by title.
public protocol EntryListing: Sendable {
    var count: Int { get }
    /// The number of entries that the rows stand for.
    var entryCount: Int { get }
    /// The listing with a row for each leg instead of one for each journey.
    var unfolded: any EntryListing { get }
    /// The sections with their headings, in order.
    var sections: [ListSection] { get }
    /// Returns the rows in a range. Indices outside `0..<count` are left out.
    func summaries(in range: Range<Int>) -> [EntrySummary]
    /// Returns the same rows with all that the index knows about the entries.
    func counted(in range: Range<Int>) -> [CountedEntry]
    /// Returns the index of an entry, or `nil` if it is not in the listing.
    func position(of id: EntryID) -> Int?
}

extension EntryListing {
    public var entryCount: Int { count }
    public var unfolded: any EntryListing { self }
}

/// A section of consecutive entries with a common heading.
public struct ListSection: Hashable, Sendable {
    public let heading: ListHeading
    public let count: Int

    public init(_ heading: ListHeading, count: Int) {
        self.heading = heading
        self.count = count
    }
}

/// A query for entries, with their order.
public struct EntryQuery: Hashable, Sendable {
    /// The kind of entries, or `nil` for all.
    public var kind: EntryKind?
    /// The search as typed, with words and facts; empty for all entries. docs/searching.md explains
    /// quotes and minus signs, and `SearchOperator` the facts.
    public var search: String
    /// The first and the last day, or `nil` for all days and entries without one.
    public var days: ClosedRange<CalendarDay>?
    public var order: ListOrder
    /// Whether one row stands for all legs of a journey, which is found if one of its legs is.
    /// Searches for facts of single legs (`SearchOperator.isOfOneLeg`) find the legs themselves.
    /// With `days`, a journey that extends beyond them may or may not be found.
    public var foldsJourneys: Bool

    public init(
        kind: EntryKind? = nil, search: String = "", days: ClosedRange<CalendarDay>? = nil,
        order: ListOrder = ListOrder(), foldsJourneys: Bool = false
    ) {
        self.kind = kind
        self.search = search
        self.days = days
        self.order = order
        self.foldsJourneys = foldsJourneys
    }
}

/// The order of a list of entries.
///
/// Entries without the fact come last in either direction. Entries with equal facts are ordered
/// with the newest first.
public struct ListOrder: Hashable, Sendable {
    public var fact: Fact
    /// Whether the order is reversed: oldest days, last letters, worst feedback or smallest numbers
    /// first.
    public var isReversed: Bool

    public enum Fact: String, CaseIterable, Sendable {
        /// The day, the newest first.
        case date
        /// The title from A to Z. Trips are ordered by origin, then by destination.
        case title
        /// The feedback, the best first.
        case feedback
        /// The person's own rating or else that of others, the best first.
        case rated
        /// The year of release, the latest first.
        case released
        /// The running time, the longest first.
        case runtime
        /// The delay in whole minutes, the greatest first.
        case delay
        /// The distance, the farthest first.
        case distance
        /// The actual or else the scheduled travel time, the longest first.
        case duration
        /// The place where a film was watched, from A to Z, as are the next three.
        case place
        /// The first director that is named.
        case director
        case `operator`
        case service

        /// Whether the smallest value comes first, which holds for texts but not for numbers.
        public var isRising: Bool {
            switch self {
            case .title, .place, .director, .operator, .service: true
            case .date, .feedback, .rated, .released, .runtime, .delay, .distance, .duration: false
            }
        }
    }

    public init(_ fact: Fact = .date, isReversed: Bool = false) {
        self.fact = fact
        self.isReversed = isReversed
    }
}

public import Domain

/// The first and the last entry, and some between by their number. Entries without a day do not
/// count. An entry has the same number in every period: that among all entries of its kind.
public struct Milestones<Entry: Sendable>: Sendable {
    /// The milestones before the latest time.
    private var known: Known
    /// The entries of the latest time, in any order.
    private var latest: [(id: EntryID, entry: Entry)] = []
    private var moment = Int.min

    /// - Parameter earlier: The number of entries on earlier days, which are not added.
    public init(after earlier: Int = 0) {
        known = Known(after: earlier)
    }

    public var first: Entry? { all.first }
    public var last: Entry? { all.last }
    /// The tenth, the hundredth and further entries.
    public var numbered: [(number: Int, entry: Entry)] { all.numbered }

    private var all: Known {
        var all = known
        all.add(latest)
        return all
    }

    /// - Parameter moment: The position in time, not before that of any added entry, or `nil`
    ///   without a day.
    mutating func add(_ entry: Entry, _ id: EntryID, at moment: Int?) {
        guard let moment else { return }
        if moment != self.moment {
            known.add(latest)
            latest.removeAll(keepingCapacity: true)
            self.moment = moment
        }
        latest.append((id, entry))
    }

    /// - Parameter moment: Returns the position of an entry in time, or `nil` without a day.
    init(
        of entries: [Entry], after earlier: Int, id: (Entry) -> EntryID, at moment: (Entry) -> Int?
    ) {
        self.init(after: earlier)
        var order: [(moment: Int, index: Int)] = []
        order.reserveCapacity(entries.count)
        for index in entries.indices {
            if let moment = moment(entries[index]) { order.append((moment, index)) }
        }
        order.sort { $0.moment < $1.moment }
        for (moment, index) in order { add(entries[index], id(entries[index]), at: moment) }
    }

    private struct Known: Sendable {
        private var count: Int
        private(set) var first: Entry?
        private(set) var last: Entry?
        private(set) var numbered: [(number: Int, entry: Entry)] = []

        init(after earlier: Int) {
            count = earlier
        }

        /// - Parameter entries: The entries of one time, which are ordered by file name.
        mutating func add(_ entries: [(id: EntryID, entry: Entry)]) {
            for (_, entry) in entries.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
                count += 1
                if first == nil { first = entry }
                last = entry
                if isNumbered { numbered.append((count, entry)) }
            }
        }

        /// Whether the count is 10, 25 or 50, a multiple of 100 up to a thousand, or a multiple of
        /// 1,000.
        private var isNumbered: Bool {
            [10, 25, 50].contains(count)
                || count.isMultiple(of: count <= 1_000 ? 100 : 1_000)
        }
    }
}

extension Milestones<CountedFilm> {
    /// Creates the milestones of films by their days.
    public init(of films: [CountedFilm], after earlier: Int = 0) {
        self.init(of: films, after: earlier, id: \.id, at: \.moment)
    }

    mutating func add(_ film: CountedFilm) { add(film, film.id, at: film.moment) }
}

extension Milestones<CountedTrip> {
    /// Creates the milestones of trips by their departures.
    public init(of trips: [CountedTrip], after earlier: Int = 0) {
        self.init(of: trips, after: earlier, id: \.id, at: \.moment)
    }

    mutating func add(_ trip: CountedTrip) { add(trip, trip.id, at: trip.moment) }
}

/// The first entry, the last one, and some of those between by how many came before them. What has no day
/// is none of them.
public struct Milestones<Entry: Sendable>: Sendable {
    /// Those of the moments before the latest one.
    private var known = Known()
    /// The entries of the latest moment, in any order.
    private var latest: [(id: EntryID, entry: Entry)] = []
    private var moment = Int.min

    public init() {}

    public var first: Entry? { all.first }
    public var last: Entry? { all.last }
    /// The tenth, the hundredth and so on.
    public var numbered: [(number: Int, entry: Entry)] { all.numbered }

    private var all: Known {
        var all = known
        all.add(latest)
        return all
    }

    /// - Parameter moment: not before that of any entry that was added; `nil` if it has no day.
    mutating func add(_ entry: Entry, _ id: EntryID, at moment: Int?) {
        guard let moment else { return }
        if moment != self.moment {
            known.add(latest)
            latest.removeAll(keepingCapacity: true)
            self.moment = moment
        }
        latest.append((id, entry))
    }

    /// - Parameter moment: where an entry stands in time; nil for what has no day.
    init(of entries: [Entry], id: (Entry) -> EntryID, at moment: (Entry) -> Int?) {
        var order: [(moment: Int, index: Int)] = []
        order.reserveCapacity(entries.count)
        for index in entries.indices {
            if let moment = moment(entries[index]) { order.append((moment, index)) }
        }
        order.sort { $0.moment < $1.moment }
        for (moment, index) in order { add(entries[index], id(entries[index]), at: moment) }
    }

    private struct Known: Sendable {
        private var count = 0
        private(set) var first: Entry?
        private(set) var last: Entry?
        private(set) var numbered: [(number: Int, entry: Entry)] = []

        /// - Parameter entries: those of one moment, which are told apart by the names of their files.
        mutating func add(_ entries: [(id: EntryID, entry: Entry)]) {
            for (_, entry) in entries.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
                count += 1
                if count == 1 { first = entry }
                last = entry
                if isNumbered { numbered.append((count, entry)) }
            }
        }

        /// Whether it is 10, 25 or 50, one of each hundred, or from a thousand on one of each thousand.
        private var isNumbered: Bool {
            [10, 25, 50].contains(count)
                || count.isMultiple(of: count <= 1_000 ? 100 : 1_000)
        }
    }
}

extension Milestones<CountedFilm> {
    /// Of films, by their days.
    public init(of films: [CountedFilm]) {
        self.init(of: films, id: \.id, at: \.moment)
    }

    mutating func add(_ film: CountedFilm) { add(film, film.id, at: film.moment) }
}

extension Milestones<CountedTrip> {
    /// Of trips that were taken, by when they departed.
    public init(of trips: [CountedTrip]) {
        self.init(of: trips, id: \.id) { $0.isTaken ? $0.moment : nil }
    }

    mutating func add(_ trip: CountedTrip) {
        if trip.isTaken { add(trip, trip.id, at: trip.moment) }
    }
}

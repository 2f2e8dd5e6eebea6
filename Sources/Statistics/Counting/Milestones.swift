public import Domain

/// The first and the last entry, and some between by their number. Entries without a day do not
/// count. An entry has the same number in every period: that among all entries of its kind.
public struct Milestones<Entry: CountedExperience>: Sendable {
    /// The milestones before the latest time.
    private var known: Known
    /// The entries of the latest time, in any order.
    private var latest: [Entry] = []
    private var moment = Int.min

    /// - Parameter earlier: The number of entries on earlier days, which are not added.
    public init(after earlier: Int = 0) { known = Known(after: earlier) }

    public var first: Entry? { all.first }
    public var last: Entry? { all.last }
    /// The tenth, the hundredth and further entries.
    public var numbered: [(number: Int, entry: Entry)] { all.numbered }

    private var all: Known {
        var all = known
        all.add(latest)
        return all
    }

    /// - Parameter entry: An entry that is not earlier than those added before.
    mutating func add(_ entry: Entry) {
        guard let moment = entry.moment else { return }
        if moment != self.moment {
            known.add(latest)
            latest.removeAll(keepingCapacity: true)
            self.moment = moment
        }
        latest.append(entry)
    }

    /// - Parameters:
    ///   - entries: The entries, in any order.
    ///   - earlier: The number of entries on earlier days, which are not added.
    public init(of entries: [Entry], after earlier: Int = 0) {
        self.init(after: earlier)
        let order = entries.indices.compactMap { index in
            entries[index].moment.map { (moment: $0, index: index) }
        }
        for (_, index) in order.sorted(by: { $0.moment < $1.moment }) { add(entries[index]) }
    }

    private struct Known: Sendable {
        private var count: Int
        private(set) var first: Entry?
        private(set) var last: Entry?
        private(set) var numbered: [(number: Int, entry: Entry)] = []

        init(after earlier: Int) { count = earlier }

        /// - Parameter entries: The entries of one time, which are ordered by file name.
        mutating func add(_ entries: [Entry]) {
            for entry in entries.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
                count += 1
                if first == nil { first = entry }
                last = entry
                if isNumbered { numbered.append((count, entry)) }
            }
        }

        /// Whether the count is 10, 25 or 50, a multiple of 100 up to a thousand, or a multiple of
        /// 1,000.
        private var isNumbered: Bool {
            [10, 25, 50].contains(count) || count.isMultiple(of: count <= 1_000 ? 100 : 1_000)
        }
    }
}

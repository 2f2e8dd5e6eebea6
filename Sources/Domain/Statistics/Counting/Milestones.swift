/// The first entry, the last one, and some of those between by how many came before them. What has no day
/// is none of them.
public struct Milestones<Entry: Sendable>: Sendable {
    public let first: Entry?
    public let last: Entry?
    /// The tenth, the hundredth and so on.
    public let numbered: [(number: Int, entry: Entry)]

    /// - Parameter moment: where an entry stands in time; nil for what has no day.
    init(of entries: [Entry], id: (Entry) -> EntryID, at moment: (Entry) -> Int?) {
        var order: [(moment: Int, index: Int)] = []
        order.reserveCapacity(entries.count)
        for index in entries.indices {
            if let moment = moment(entries[index]) { order.append((moment, index)) }
        }
        order.sort { left, right in
            left.moment == right.moment
                ? id(entries[left.index]).rawValue < id(entries[right.index]).rawValue
                : left.moment < right.moment
        }
        first = order.first.map { entries[$0.index] }
        last = order.last.map { entries[$0.index] }
        numbered = Self.numbers(upTo: order.count).map { ($0, entries[order[$0 - 1].index]) }
    }

    /// Of films, by their days.
    public init(of films: [Entry]) where Entry == CountedFilm {
        self.init(of: films, id: \.id) { $0.day?.daysSinceEpoch }
    }

    /// Of trips that were taken, by when they departed.
    public init(of trips: [Entry]) where Entry == CountedTrip {
        self.init(of: trips, id: \.id) { $0.isTaken ? $0.moment : nil }
    }

    /// 10, 25 and 50, each hundred, and from a thousand on each thousand.
    private static func numbers(upTo count: Int) -> [Int] {
        let few = [10, 25, 50] + stride(from: 100, through: min(count, 1_000), by: 100)
        return (few + stride(from: 2_000, through: max(count, 2_000), by: 1_000)).filter {
            $0 <= count
        }
    }
}

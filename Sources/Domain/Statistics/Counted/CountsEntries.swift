/// Tells what figures are made of.
@MainActor
public protocol CountsEntries: AnyObject {
    /// The entries that answer a query, in any order; where the task is cancelled, some of them.
    func counted(matching query: EntryQuery) async -> [CountedEntry]
    /// Adds the same up, without holding all of them where they are many.
    ///
    /// - Parameter add: called off the main actor, with some entries after the other in the order of time.
    func sum<Sum: Sendable>(
        matching query: EntryQuery, from start: Sum,
        _ add: @escaping @Sendable (inout Sum, [CountedEntry]) -> Void
    ) async -> Sum
    /// How many of them each day has, in any order.
    func days(matching query: EntryQuery) async -> [CountedDay]
}

extension CountsEntries {
    public func sum<Sum: Sendable>(
        matching query: EntryQuery, from start: Sum,
        _ add: @escaping @Sendable (inout Sum, [CountedEntry]) -> Void
    ) async -> Sum {
        await sumAtOnce(matching: query, from: start, add)
    }

    /// The same, of entries that are few enough to be held.
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
    /// So many may be held at a time; figures of more are made while they are read.
    public static let most = 1 << 17

    /// So many are added up at a time.
    package static let portion = 4_096
}

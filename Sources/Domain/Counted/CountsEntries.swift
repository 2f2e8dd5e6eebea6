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

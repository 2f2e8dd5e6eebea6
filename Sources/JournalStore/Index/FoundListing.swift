import Domain
import GRDB

/// The entries that a search finds, as ranks in the order of all entries.
struct FoundListing: EntryListing {
    let months: [MonthOfEntries]
    private let ranks: [Int32]
    private let snapshot: IndexSnapshot
    /// Kept for the next search, which is likely to ask for facts too.
    private let columns: EntryColumns?

    init(of snapshot: IndexSnapshot, matching query: EntryQuery, _ search: SearchExpression) {
        self.snapshot = snapshot
        columns = search.asksForFacts ? snapshot.columns : nil
        ranks = snapshot.ranks(matching: query, search)
        months = Self.months(of: ranks, in: snapshot.months.stretches(of: nil))
    }

    var count: Int { ranks.count }

    func summaries(in range: Range<Int>) -> [EntrySummary] {
        let wanted = ranks[range.clamped(to: ranks.indices)]
        let order = snapshot.order
        return snapshot.readRows(or: []) { db in
            let statement = try db.cachedStatement(
                sql: "SELECT \(IndexRow.columns) FROM entry WHERE id = ?")
            return try wanted.compactMap { rank in
                try Row.fetchOne(statement, arguments: [order.ids[Int(rank)]])
                    .map { try IndexRow.summary($0) }
            }
        }
    }

    func position(of id: EntryID) -> Int? {
        let place = snapshot.readRows(or: nil) { try IndexSnapshot.place(of: id, $0) }
        guard let place, let rank = snapshot.order.rank(of: place.id) else { return nil }
        let position = ranks.partitioningIndex { $0 >= rank }
        return position < ranks.count && ranks[position] == rank ? position : nil
    }

    private static func months(
        of ranks: [Int32], in stretches: [MonthStretch]
    ) -> [MonthOfEntries] {
        var months: [MonthOfEntries] = []
        var next = 0
        for stretch in stretches {
            let start = next
            while next < ranks.count, ranks[next] < stretch.end { next += 1 }
            if next > start {
                months.append(MonthOfEntries(stretch.month.month, count: next - start))
            }
        }
        return months
    }
}

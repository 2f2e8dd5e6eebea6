import Domain
import GRDB

/// A listing of the results of a search, the newest first, or of entries that are not sorted by
/// day, as ranks in the order of all entries.
struct RankedListing: EntryListing {
    let sections: [ListSection]
    private let ranks: [Int32]
    /// The results before legs were folded into the rows of their journeys, or `nil` if they were
    /// not.
    private let legs: [Int32]?
    private let order: ListOrder
    private let snapshot: IndexSnapshot
    /// The facts and texts that were read, retained for the next search and order, which probably
    /// need the same.
    private let columns: EntryColumns?
    private let values: SortValues?

    init(of snapshot: IndexSnapshot, matching query: EntryQuery, _ search: SearchExpression) {
        let found = snapshot.ranks(matching: query, search)
        let isCollapsed = query.foldsJourneys && !search.asksForLegs
        self.init(
            of: snapshot, isCollapsed ? snapshot.order.folded(found) : found,
            legs: isCollapsed ? found : nil,
            columns: search.asksForFacts ? snapshot.columns : nil,
            by: query.order)
    }

    private init(
        of snapshot: IndexSnapshot, _ found: [Int32], legs: [Int32]?, columns: EntryColumns?,
        by order: ListOrder
    ) {
        self.snapshot = snapshot
        self.legs = legs
        self.columns = columns
        self.order = order
        values = snapshot.sortValues(of: order.fact, folding: legs != nil)
        let sorted =
            values.map { SortedRanks(found, by: $0, isReversed: order.isReversed) }
            ?? SortedRanks(found, of: snapshot.months.stretches(of: nil))
        ranks = sorted.ranks
        sections = sorted.sections
    }

    var entryCount: Int { legs?.count ?? ranks.count }

    var unfolded: any EntryListing {
        guard let legs else { return self }
        return RankedListing(
            of: snapshot, legs, legs: nil, columns: columns, by: order)
    }

    private var foldsJourneys: Bool { legs != nil }

    var count: Int { ranks.count }

    func summaries(in range: Range<Int>) -> [EntrySummary] {
        let wanted = ids(in: range)
        return snapshot.readRows(or: []) { db in
            let statement = try db.cachedStatement(
                sql: "SELECT \(IndexRow.columns) FROM entry WHERE id = ?")
            return try wanted.map { id in
                guard let row = try Row.fetchOne(statement, arguments: [id]) else {
                    throw IndexDefect.damaged
                }
                return try foldsJourneys ? IndexRow.folded(row) : IndexRow.summary(row)
            }
        }
    }

    func counted(in range: Range<Int>) -> [CountedEntry] { snapshot.counted(ids(in: range)) }

    private func ids(in range: Range<Int>) -> [Int64] {
        let order = snapshot.order
        return ranks[range.clamped(to: ranks.indices)].map { Int64(order.ids[Int($0)]) }
    }

    func position(of id: EntryID) -> Int? {
        let place = snapshot.readRows(or: nil) {
            try IndexSnapshot.place(of: id, folding: foldsJourneys, $0)
        }
        guard let place, let rank = snapshot.order.rank(of: place.id) else { return nil }
        return ranks.firstIndex(of: Int32(rank))
    }
}

import Domain
import GRDB

/// A listing of all entries of a kind or a range of days, the newest first, whose rows are found by
/// their month.
struct OrderedListing: EntryListing {
    let count: Int
    let entryCount: Int
    private let query: EntryQuery
    private let stretches: [MonthStretch]
    private let snapshot: IndexSnapshot

    init(of snapshot: IndexSnapshot, matching query: EntryQuery) {
        self.query = query
        self.snapshot = snapshot
        stretches = snapshot.stretches(
            of: query.kind, days: query.days, folding: query.foldsJourneys)
        count = stretches.last?.end ?? 0
        entryCount =
            query.foldsJourneys
            ? snapshot.stretches(of: query.kind, days: query.days).last?.end ?? 0 : count
    }

    var sections: [ListSection] { stretches.sections }

    var unfolded: any EntryListing {
        var query = query
        query.foldsJourneys = false
        return OrderedListing(of: snapshot, matching: query)
    }

    func summaries(in range: Range<Int>) -> [EntrySummary] {
        rows(
            in: range, IndexRow.columns, areAllThere: true,
            query.foldsJourneys ? IndexRow.folded : IndexRow.summary)
    }

    func counted(in range: Range<Int>) -> [CountedEntry] {
        snapshot.counted(rows(in: range, "id") { try $0.decode(atIndex: 0) })
    }

    /// - Parameter areAllThere: whether fewer rows than counted mean that the table is damaged.
    private func rows<Value>(
        in range: Range<Int>, _ columns: String, areAllThere: Bool = false,
        _ value: (Row) throws -> Value
    ) -> [Value] {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty, let first = stretches.index(at: range.lowerBound) else { return [] }
        return snapshot.readRows(or: []) { db in
            var values: [Value] = []
            // Rows are read month by month, so that for a rare kind most of the order is skipped.
            for stretch in stretches[first...] where values.count < range.count {
                let (condition, arguments) = IndexCondition.of(
                    query.kind, stretch.moments, folding: query.foldsJourneys)
                let statement = try db.cachedStatement(
                    sql: """
                        SELECT \(columns) FROM entry WHERE \(condition)
                        ORDER BY \(IndexRow.order) LIMIT ? OFFSET ?
                        """)
                let start = range.lowerBound + values.count
                let wanted = min(range.count - values.count, stretch.end - start)
                // One row more than counted would show at the end of the stretch.
                let most = start + wanted == stretch.end ? wanted + 1 : wanted
                let rows = try Row.fetchAll(
                    statement, arguments: arguments + [most, start - stretch.start])
                guard !areAllThere || rows.count == wanted else { throw IndexDefect.damaged }
                values += try rows.prefix(wanted).map(value)
            }
            return values
        }
    }

    func position(of id: EntryID) -> Int? {
        snapshot.readRows(or: nil) { db in
            guard
                let place = try IndexSnapshot.place(
                    of: id, folding: query.foldsJourneys, db),
                query.kind.map(IndexRow.kind) ?? place.kind == place.kind,
                let stretch = stretches.first(where: { $0.moments.contains(place.moment) })
            else { return nil }
            var position = stretch.start
            if place.moment < stretch.moments.upperBound {
                let later = (place.moment + 1)...stretch.moments.upperBound
                position += try IndexCondition.count(
                    query.kind, later, folding: query.foldsJourneys, db)
            }
            return try position
                + IndexCondition.count(
                    query.kind, before: place, folding: query.foldsJourneys, db)
        }
    }
}

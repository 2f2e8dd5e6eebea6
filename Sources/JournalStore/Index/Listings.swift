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

/// A listing by day with the oldest entry first; entries without a day stay at its end.
struct ReversedListing: EntryListing {
    let sections: [ListSection]
    private let newestFirst: any EntryListing
    /// The number of entries with a day.
    private let dated: Int

    init(of newestFirst: any EntryListing) {
        self.newestFirst = newestFirst
        let sections = newestFirst.sections
        let isDated = { (section: ListSection) in
            ![.unknown(.date), .wanted].contains(section.heading)
        }
        self.sections = sections.filter(isDated).reversed() + sections.filter { !isDated($0) }
        dated = sections.filter(isDated).reduce(0) { $0 + $1.count }
    }

    var count: Int { newestFirst.count }

    var entryCount: Int { newestFirst.entryCount }

    var unfolded: any EntryListing { ReversedListing(of: newestFirst.unfolded) }

    func summaries(in range: Range<Int>) -> [EntrySummary] {
        rows(in: range, newestFirst.summaries)
    }

    func counted(in range: Range<Int>) -> [CountedEntry] { rows(in: range, newestFirst.counted) }

    private func rows<Value>(in range: Range<Int>, _ rows: (Range<Int>) -> [Value]) -> [Value] {
        let range = range.clamped(to: 0..<count)
        let withDay = range.clamped(to: 0..<dated)
        let rest = range.clamped(to: dated..<count)
        let mirrored = (dated - withDay.upperBound)..<(dated - withDay.lowerBound)
        return rows(mirrored).reversed() + rows(rest)
    }

    func position(of id: EntryID) -> Int? {
        newestFirst.position(of: id).map { $0 < dated ? dated - 1 - $0 : $0 }
    }
}

/// Conditions on entries that the database answers from its own indexes.
enum IndexCondition {
    static func of(
        _ kind: EntryKind?, _ moments: ClosedRange<Int64>, folding: Bool
    ) -> (sql: String, arguments: StatementArguments) {
        let (sql, arguments) = of(kind, folding)
        return (
            sql + "moment BETWEEN ? AND ?", arguments + [moments.lowerBound, moments.upperBound]
        )
    }

    /// Returns the number of entries in a range of moments.
    static func count(
        _ kind: EntryKind?, _ moments: ClosedRange<Int64>, folding: Bool, _ db: Database
    ) throws -> Int {
        let (sql, arguments) = of(kind, moments, folding: folding)
        return try count(sql, arguments, db)
    }

    /// Returns the number of entries at the same moment that precede an entry in the list.
    static func count(
        _ kind: EntryKind?, before place: IndexSnapshot.Place, folding: Bool, _ db: Database
    ) throws -> Int {
        let (sql, arguments) = of(kind, folding)
        return try count(
            sql + "moment = ? AND written > ?", arguments + [place.moment, place.written], db)
            + count(
                sql + "moment = ? AND written = ? AND (sorting, name) < (?, ?)",
                arguments + [place.moment, place.written, place.sorting, place.name], db)
    }

    private static func of(
        _ kind: EntryKind?, _ folding: Bool
    ) -> (sql: String, arguments: StatementArguments) {
        let folded = folding ? "lead IS NULL AND " : ""
        return kind.map { ("kind = ? AND " + folded, [IndexRow.kind($0)]) } ?? (folded, [])
    }

    private static func count(
        _ condition: String, _ arguments: StatementArguments, _ db: Database
    ) throws -> Int {
        let statement = try db.cachedStatement(
            sql: "SELECT count(*) FROM entry WHERE \(condition)")
        return try Int.fetchOne(statement, arguments: arguments) ?? 0
    }
}

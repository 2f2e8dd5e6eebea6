import Domain
import GRDB

extension IndexSnapshot {
    /// The values that decide the place of an entry in the list.
    struct Place {
        let id: Int64
        let kind: Int
        let moment: Int64
        let written: Int64
        let sorting: String
        let name: String
    }

    /// Returns nil if there is no such entry.
    static func place(of id: EntryID, _ db: Database) throws -> Place? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT id, kind, moment, written, sorting, name FROM entry
                WHERE id = (SELECT entry FROM file WHERE name = ?)
                """)
        return try place(statement, [id.rawValue])
    }

    /// The same of the row that stands for an entry: that of its journey, where it is a leg of one.
    static func foldedPlace(of id: EntryID, _ db: Database) throws -> Place? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT id, kind, moment, written, sorting, name FROM entry
                WHERE id = (
                    SELECT ifnull(lead, id) FROM entry
                    WHERE id = (SELECT entry FROM file WHERE name = ?))
                """)
        return try place(statement, [id.rawValue])
    }

    private static func place(
        _ statement: Statement, _ arguments: StatementArguments
    ) throws -> Place? {
        try Row.fetchOne(statement, arguments: arguments).map { row in
            // A damaged table may hold something else.
            Place(
                id: try row.decode(Int64.self, atIndex: 0),
                kind: try row.decode(Int.self, atIndex: 1),
                moment: try row.decode(Int64.self, atIndex: 2),
                written: try row.decode(Int64.self, atIndex: 3),
                sorting: try row.decode(String.self, atIndex: 4),
                name: try row.decode(String.self, atIndex: 5))
        }
    }

    /// The months of a kind between two days; only where a month is cut has anything to be
    /// counted.
    func stretches(
        of kind: EntryKind?, days: ClosedRange<CalendarDay>?, folding: Bool = false
    ) -> [MonthStretch] {
        let all = months.stretches(of: kind, folding: folding)
        guard let days else { return all }
        let moments =
            SortDate.moments(of: days.lowerBound)
            .lowerBound...SortDate.moments(
                of: days.upperBound
            ).upperBound
        var stretches: [MonthStretch] = []
        for var stretch in all where stretch.moments.overlaps(moments) {
            let cut = stretch.moments.clamped(to: moments)
            if cut != stretch.moments {
                stretch.moments = cut
                stretch.count = readRows(or: 0) {
                    try IndexCondition.count(kind, cut, folding: folding, $0)
                }
                if stretch.count == 0 { continue }
            }
            stretch.start = stretches.last?.end ?? 0
            stretches.append(stretch)
        }
        return stretches
    }

    func summaries(on day: CalendarDay) -> [EntrySummary] {
        let listing = OrderedListing(of: self, matching: EntryQuery(days: day...day))
        return listing.summaries(in: 0..<listing.count)
    }
}

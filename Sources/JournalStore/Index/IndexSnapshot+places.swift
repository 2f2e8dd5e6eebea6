import Domain
import GRDB

extension IndexSnapshot {
    /// The values that determine the position of an entry in the list.
    struct Place: Decodable, FetchableRecord {
        let id: Int64
        let kind: Int
        let moment: Int64
        let written: Int64
        let sorting: String
        let name: String
    }

    /// Returns the place of the row that shows an entry, or `nil` if there is no such entry.
    ///
    /// - Parameter folding: whether the row of a journey shows all its legs.
    static func place(of id: EntryID, folding: Bool, _ db: Database) throws -> Place? {
        let entry = "SELECT entry FROM file WHERE name = ?"
        let shown = folding ? "SELECT ifnull(lead, id) FROM entry WHERE id = (\(entry))" : entry
        let statement = try db.cachedStatement(
            sql: """
                SELECT id, kind, moment, written, sorting, name FROM entry WHERE id = (\(shown))
                """)
        // A damaged table may contain other values, which only a fetched row notices: a fetched
        // record has 0 for a text in the place of a number.
        return try Row.fetchOne(statement, arguments: [id.rawValue]).map(Place.init)
    }

    /// Returns the months of a kind within a range of days. Entries are counted only in months that
    /// the range cuts.
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

import Domain
import GRDB

extension IndexSnapshot {
    /// What decides where an entry stands.
    struct Place {
        let id: Int64
        let kind: Int
        let moment: Int64
    }

    /// Nil where there is no such entry.
    static func place(of id: EntryID, _ db: Database) throws -> Place? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT id, kind, moment FROM entry
                WHERE id = (SELECT entry FROM file WHERE name = ?)
                """)
        return try Row.fetchOne(statement, arguments: [id.rawValue]).map {
            Place(id: $0[0], kind: $0[1], moment: $0[2])
        }
    }

    /// The months of a kind between two days; only where a month is cut has anything to be
    /// counted.
    func stretches(of kind: EntryKind?, days: ClosedRange<CalendarDay>?) -> [MonthStretch] {
        let all = months.stretches(of: kind)
        guard let days else { return all }
        let moments =
            EntryMoment.moments(of: days.lowerBound)
            .lowerBound...EntryMoment.moments(
                of: days.upperBound
            ).upperBound
        var stretches: [MonthStretch] = []
        for var stretch in all where stretch.moments.overlaps(moments) {
            let cut = stretch.moments.clamped(to: moments)
            if cut != stretch.moments {
                stretch.moments = cut
                stretch.count = readRows(or: 0) { try IndexCondition.count(kind, cut, $0) }
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

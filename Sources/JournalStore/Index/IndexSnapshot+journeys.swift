import Domain
import GRDB

extension IndexSnapshot {
    /// See `ReadsEntries.legs(with:)`. Their order depends on times that the index does not have,
    /// so the caller sorts the legs after reading them.
    func legs(with id: EntryID) -> [EntryID] {
        readRows(or: []) { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT leg.name FROM file
                    JOIN entry AS it ON it.id = file.entry
                    JOIN entry AS leg ON leg.journey = it.journey
                        AND ifnull(leg.lead, leg.id) = ifnull(it.lead, it.id)
                    WHERE file.name = ? ORDER BY leg.moment, leg.name
                    """)
            let legs = try String.fetchAll(statement, arguments: [id.rawValue])
            return legs.count > 1 ? legs.map { EntryID($0) } : []
        }
    }
}

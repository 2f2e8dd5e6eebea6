import GRDB

/// Tells one state of an index from another.
struct IndexVersion: Hashable, Sendable {
    /// Counts the transactions that made a difference.
    let generation: Int
    /// Tells an index from one that replaced it.
    let lineage: Int64

    init(_ db: Database) throws {
        guard let row = try Row.fetchOne(db, sql: "SELECT generation, lineage FROM state") else {
            throw IndexDefect.empty
        }
        generation = try row.decode(atIndex: 0)
        lineage = try row.decode(atIndex: 1)
    }
}

import GRDB

/// The version of an index, which differs for different states.
struct IndexVersion: Hashable, Sendable {
    /// The number of transactions that made a difference.
    let generation: Int
    /// A random number that distinguishes an index from one that replaced it.
    let lineage: Int64

    init(_ db: Database) throws {
        guard let row = try Row.fetchOne(db, sql: "SELECT generation, lineage FROM state") else {
            throw IndexDefect.empty
        }
        generation = try row.decode(atIndex: 0)
        lineage = try row.decode(atIndex: 1)
    }
}

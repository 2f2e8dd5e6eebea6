import Domain
import GRDB

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

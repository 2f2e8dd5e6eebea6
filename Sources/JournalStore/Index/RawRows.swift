import GRDB
import GRDBSQLite

/// The rows of a query, read column by column without making a value of each row, for passes over
/// all entries.
struct RawRows {
    private let statement: Statement
    private let row: SQLiteStatement
    /// The number of columns.
    let count: Int

    init(_ db: Database, sql: String, arguments: StatementArguments = []) throws {
        statement = try db.makeStatement(sql: sql)
        if !arguments.isEmpty { try statement.setArguments(arguments) }
        row = statement.sqliteStatement
        count = Int(sqlite3_column_count(row))
    }

    /// Runs the query again with a number for its parameter.
    func restart(with argument: Int64) {
        sqlite3_reset(row)
        sqlite3_bind_int64(row, 1, argument)
    }

    mutating func next() throws -> Bool {
        switch sqlite3_step(row) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw DatabaseError(resultCode: ResultCode(rawValue: code))
        }
    }

    /// Returns a number, or `nil` for null.
    /// - Throws: `damaged` if a damaged table contains something else.
    func number(at column: Int) throws -> Int? {
        switch sqlite3_column_type(row, Int32(column)) {
        case SQLITE_INTEGER: Int(sqlite3_column_int64(row, Int32(column)))
        case SQLITE_NULL: nil
        default: throw IndexDefect.damaged
        }
    }

    /// Returns a number that cannot be null.
    /// - Throws: `damaged` if a damaged table contains something else.
    func required(at column: Int) throws -> Int {
        guard let number = try number(at: column) else { throw IndexDefect.damaged }
        return number
    }

    /// Returns the numbers of a blob.
    /// - Throws: `damaged` if a damaged table contains something else.
    func numbers(at column: Int) throws -> [UInt64] {
        let size = Int(sqlite3_column_bytes(row, Int32(column)))
        guard sqlite3_column_type(row, Int32(column)) == SQLITE_BLOB, size.isMultiple(of: 8),
            let start = sqlite3_column_blob(row, Int32(column))
        else { throw IndexDefect.damaged }
        return stride(from: 0, to: size, by: 8).map {
            start.loadUnaligned(fromByteOffset: $0, as: UInt64.self)
        }
    }

    /// Returns the bytes of a text, valid until the next row, or `nil` for null.
    /// - Throws: `damaged` if a damaged table contains something else.
    func text(at column: Int) throws -> UnsafeRawBufferPointer? {
        switch sqlite3_column_type(row, Int32(column)) {
        case SQLITE_TEXT:
            // SQLite returns no text if it is out of memory.
            guard let start = sqlite3_column_text(row, Int32(column)) else {
                throw IndexDefect.damaged
            }
            return UnsafeRawBufferPointer(
                start: start, count: Int(sqlite3_column_bytes(row, Int32(column))))
        case SQLITE_NULL: return nil
        default: throw IndexDefect.damaged
        }
    }
}

extension Database {
    /// Calls `body` with the id of each entry that matches, in no particular order.
    /// - Parameter words: an expression in the query language of FTS5.
    func eachEntry(matching words: String, _ body: (Int64) -> Void) throws {
        var rows = try RawRows(
            self, sql: "SELECT rowid FROM search WHERE search MATCH ?", arguments: [words])
        while try rows.next() { body(Int64(try rows.required(at: 0))) }
    }
}

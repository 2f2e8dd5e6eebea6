import GRDB
import GRDBSQLite

/// A statement whose parameters are bound one by one, without making a value of each, since a
/// transaction may run it for a hundred thousand files.
struct RawStatement {
    /// The statement is retained because it owns `raw`.
    private let statement: Statement
    private let raw: SQLiteStatement
    private var place: Int32 = 0

    init(_ statement: Statement) {
        self.statement = statement
        raw = statement.sqliteStatement
        sqlite3_reset(raw)
    }

    mutating func add(_ number: Int64?) {
        guard let number else { return addNothing() }
        place += 1
        sqlite3_bind_int64(raw, place, number)
    }

    mutating func add(_ number: Int?) { add(number.map { Int64($0) }) }

    mutating func add(_ text: String?) {
        guard var text else { return addNothing() }
        place += 1
        // An empty text may have no address, which SQLite would take for null.
        guard !text.isEmpty else {
            sqlite3_bind_text(raw, place, "", 0, Self.copied)
            return
        }
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                _ = sqlite3_bind_text(
                    raw, place, characters.baseAddress, Int32(characters.count), Self.copied)
            }
        }
    }

    mutating func add(_ numbers: [UInt64]) {
        place += 1
        numbers.withUnsafeBytes { bytes in
            _ = sqlite3_bind_blob(
                raw, place, bytes.baseAddress, Int32(bytes.count), Self.copied)
        }
    }

    mutating func addNothing(_ times: Int = 1) {
        for _ in 0..<times {
            place += 1
            sqlite3_bind_null(raw, place)
        }
    }

    /// Runs the statement to its end, with all its parameters bound, and resets it.
    func run() throws {
        precondition(place == sqlite3_bind_parameter_count(raw), "each place is filled once")
        defer { sqlite3_reset(raw) }
        let code = sqlite3_step(raw)
        guard code == SQLITE_DONE else { throw failure(code) }
    }

    /// Runs a query with all its parameters bound, resets it, and returns whether it has a row.
    func hasAnswer() throws -> Bool {
        defer { sqlite3_reset(raw) }
        switch sqlite3_step(raw) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw failure(code)
        }
    }

    private func failure(_ code: CInt) -> DatabaseError {
        DatabaseError(
            resultCode: ResultCode(rawValue: code),
            message: String(cString: sqlite3_errmsg(sqlite3_db_handle(raw))))
    }

    /// Makes SQLite copy a text before the call returns.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

import Foundation
import GRDB
import GRDBSQLite

extension Database {
    /// The entries that have the words, in no order.
    ///
    /// They come as one value: to have SQLite stop at each takes as long again as to find them, and the
    /// first letters of a word may find half of all entries.
    ///
    /// - Parameter words: in the language of FTS5.
    func entries(matching words: String) throws -> [Int64] {
        let question = try cachedStatement(
            sql: "SELECT numbers(rowid) FROM search WHERE search MATCH ?")
        guard let numbers = try Data.fetchOne(question, arguments: [words]) else { return [] }
        let count = numbers.count / MemoryLayout<Int64>.size
        return Array(unsafeUninitializedCapacity: count) { ids, filled in
            filled = numbers.copyBytes(to: ids) / MemoryLayout<Int64>.size
        }
    }

    /// Makes the function of SQL that `entries` asks for, once for each connection: the numbers of all rows
    /// in one value.
    func addNumbers() throws {
        let code = sqlite3_create_function_v2(
            sqliteConnection, "numbers", 1, SQLITE_UTF8 | SQLITE_DIRECTONLY, nil, nil,
            { context, _, values in
                guard let values, let numbers = Numbers.of(context, isNew: true) else {
                    return sqlite3_result_error_nomem(context)
                }
                if !numbers.pointee.append(sqlite3_value_int64(values[0])) {
                    sqlite3_result_error_nomem(context)
                }
            },
            { context in
                guard let numbers = Numbers.of(context, isNew: false)?.pointee,
                    let start = numbers.start
                else { return sqlite3_result_null(context) }
                sqlite3_result_blob64(context, start, numbers.size, free)
            }, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}

/// What the function keeps from row to row. SQLite makes room for it, all zeros.
private struct Numbers {
    private(set) var start: UnsafeMutablePointer<Int64>?
    private var count: Int
    private var capacity: Int

    /// In bytes.
    var size: sqlite3_uint64 { sqlite3_uint64(count * MemoryLayout<Int64>.stride) }

    static func of(_ context: OpaquePointer?, isNew: Bool) -> UnsafeMutablePointer<Numbers>? {
        let size = isNew ? Int32(MemoryLayout<Numbers>.size) : 0
        return sqlite3_aggregate_context(context, size)?.assumingMemoryBound(to: Numbers.self)
    }

    /// False where there is no memory for it.
    mutating func append(_ number: Int64) -> Bool {
        if count == capacity {
            let larger = max(1_024, 2 * capacity)
            guard let room = realloc(start, larger * MemoryLayout<Int64>.stride) else {
                return false
            }
            start = room.assumingMemoryBound(to: Int64.self)
            capacity = larger
        }
        start?[count] = number
        count += 1
        return true
    }
}

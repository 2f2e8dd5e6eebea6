import GRDB

extension Database {
    /// Calls `body` with the id of each entry that matches, in no particular order.
    /// - Parameter words: an expression in the query language of FTS5.
    func eachEntry(matching words: String, _ body: (Int64) -> Void) throws {
        var rows = try RawRows(
            self, sql: "SELECT rowid FROM search WHERE search MATCH ?", arguments: [words])
        while try rows.next() { body(Int64(try rows.required(at: 0))) }
    }
}

import GRDB

extension Database {
    /// Calls a function with each entry that has the words, in no order.
    /// - Parameter words: An expression in the language of FTS5.
    func eachEntry(matching words: String, _ body: (Int64) -> Void) throws {
        var rows = try RawRows(
            self, sql: "SELECT rowid FROM search WHERE search MATCH ?", arguments: [words])
        while try rows.next() { body(Int64(try rows.required(at: 0))) }
    }
}

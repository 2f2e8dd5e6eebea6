import Domain

extension SourceContents {
    /// Reads a row. One that cannot be read is noted with the reason, and nil is returned.
    mutating func reading<Value>(
        _ row: ImportRow, _ read: () throws(RowDefect) -> Value
    ) -> Value? {
        do throws(RowDefect) {
            return try read()
        } catch {
            refuse(row, error.words)
            return nil
        }
    }
}

extension EntryContent {
    /// Throws the rule that keeps a row from being an entry.
    func checked() throws(RowDefect) -> Self {
        if let error = Self.rules.errors(in: self).first { throw RowDefect(rule: error) }
        return self
    }
}

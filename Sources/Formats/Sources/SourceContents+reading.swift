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

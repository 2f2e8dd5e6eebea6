import Domain
import Wording

extension SourceContents {
    /// Reads a row. One that cannot be read is noted with the reason, and nil is returned.
    mutating func reading<Value>(
        _ row: @autoclosure () -> ImportRow, _ read: () throws(RowDefect) -> Value
    ) -> Value? {
        do throws(RowDefect) {
            return try read()
        } catch {
            refuse(row(), error.words)
            return nil
        }
    }

    /// Notes that a row cannot be read.
    mutating func refuse(_ row: ImportRow, _ trouble: RowTrouble) {
        refuse(row, LocalWords.inEnglish.sentence(trouble))
    }
}

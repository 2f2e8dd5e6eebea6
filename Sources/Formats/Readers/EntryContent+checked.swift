import Domain
import JournalFormat

extension EntryContent {
    /// Returns the entry.
    ///
    /// - Throws: the rule that it breaks.
    func checked() throws(RowTrouble) -> Self {
        do throws(CalendarDefect) {
            try entry.validate()
        } catch {
            throw .content(error)
        }
        return self
    }
}

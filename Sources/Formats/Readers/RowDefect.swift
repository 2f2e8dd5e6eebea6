import Domain
import Wording

/// The reason why a row or an element cannot be read, in words for people.
struct RowDefect: Error {
    let words: String
    /// The reason without values of the row, by which rows are grouped.
    let group: String

    init(_ trouble: RowTrouble) {
        words = Localizer.ofProgram.sentence(trouble)
        group = Localizer.ofProgram.group(of: trouble)
    }

    /// Makes the defect for a rule that the row breaks.
    init(rule error: any Error) {
        words = Localizer.ofProgram.sentence(error)
        group = Localizer.ofProgram.group(of: error)
    }
}

extension EntryContent {
    /// Returns the entry.
    ///
    /// - Throws: the rule that it breaks.
    func checked() throws(RowDefect) -> Self {
        do {
            try Self.rules.check(self)
        } catch {
            throw RowDefect(rule: error)
        }
        return self
    }
}

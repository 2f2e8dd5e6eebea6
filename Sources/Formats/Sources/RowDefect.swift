import Domain
import Wording

/// Why a row of a table or an element cannot be read, in words for people.
struct RowDefect: Error {
    let words: String

    init(_ trouble: RowTrouble) {
        words = LocalWords.ofProgram.sentence(trouble)
    }

    /// A rule that it breaks.
    init(rule error: any Error) {
        words = LocalWords.ofProgram.sentence(error)
    }
}

extension EntryContent {
    /// Throws the rule that keeps a row from being an entry.
    func checked() throws(RowDefect) -> Self {
        do {
            try Self.rules.check(self)
        } catch {
            throw RowDefect(rule: error)
        }
        return self
    }
}

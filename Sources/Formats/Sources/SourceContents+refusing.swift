import Domain
import Wording

extension SourceContents {
    /// Notes that a row cannot be read.
    mutating func refuse(_ row: ImportRow, _ trouble: RowTrouble) {
        refuse(row, LocalWords.ofProgram.sentence(trouble))
    }
}

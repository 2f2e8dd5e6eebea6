import Domain
import Wording

extension SourceContents {
    /// Adds a row that cannot be read.
    mutating func refuse(_ row: ImportRow, _ trouble: RowTrouble) {
        refuse(row, Localizer.ofProgram.sentence(trouble))
    }
}

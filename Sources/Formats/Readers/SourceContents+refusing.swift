import Domain
import Wording

extension SourceContents {
    /// Adds a row that cannot be read.
    mutating func refuse(_ row: ImportRow, _ trouble: RowTrouble) {
        refuse(
            row, Localizer.ofProgram.sentence(trouble),
            as: Localizer.ofProgram.group(of: trouble))
    }

    /// Adds a file of a known format in which nothing was found.
    mutating func refuseEmpty(_ file: String) {
        refuse(ImportRow(nil, at: SourcePlace(file: file), title: file), .nothing)
    }
}

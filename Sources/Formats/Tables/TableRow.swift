import Domain
import JournalFormat

/// A row of a table.
struct TableRow {
    let place: SourcePlace
    let cells: [String]
    let heading: TableHeading
    /// Whether unescaped quotation marks were repaired.
    var isRepaired = false

    /// The cell in a column by its heading in lower case, or empty if there is none.
    subscript(_ name: String) -> String {
        guard let column = heading.column(name), column < cells.count else { return "" }
        return cells[column]
    }

    /// The cell in a column by its index, or empty if there is none.
    subscript(_ column: Int) -> String { cells.indices.contains(column) ? cells[column] : "" }

    /// Returns the cell as one line of text without blanks around it.
    func line(_ name: String) -> String {
        SanitizedText.trimmed(SanitizedText.line(self[name]))
    }
}

extension String {
    /// The text on one line without blanks around it.
    var onOneLine: String { SanitizedText.trimmed(SanitizedText.line(self)) }
}

import Domain
import JournalFormat

/// A row of a table.
struct TableRow {
    let place: SourcePlace
    let cells: [String]
    let heading: TableHeading
    /// Whether its quotation marks had to be guessed.
    var isRepaired = false

    /// The cell below a column's name, in lower case; empty where there is none.
    subscript(_ name: String) -> String {
        guard let column = heading.column(name), column < cells.count else { return "" }
        return cells[column]
    }

    /// The cell of a column by its place; empty where there is none.
    subscript(_ column: Int) -> String { cells.indices.contains(column) ? cells[column] : "" }

    /// The cell as one line of text without blanks around it.
    func line(_ name: String) -> String {
        KeptText.trimmed(KeptText.line(self[name]))
    }
}

extension String {
    /// As one line without blanks around it.
    var onOneLine: String { KeptText.trimmed(KeptText.line(self)) }
}

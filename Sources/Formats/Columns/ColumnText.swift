/// A text that the columns of a row make, such as a kind of train, a blank and its number.
struct ColumnText: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case column(Int)
        case text(String)
    }

    let parts: [Part]

    init(_ parts: [Part]) {
        self.parts = parts
    }

    /// The text of one column.
    static func column(_ column: Int) -> ColumnText { ColumnText([.column(column)]) }

    /// Returns the text, or empty if one of its columns is blank.
    ///
    /// - Parameter cell: returns the cell of a column, or empty if it is blank.
    func text(_ cell: (Int) -> String) -> String {
        var whole = ""
        for part in parts {
            switch part {
            case .text(let text): whole += text
            case .column(let column):
                let text = cell(column)
                guard !text.isEmpty else { return "" }
                whole += text
            }
        }
        return whole
    }

    /// Returns the text of the columns that are not blank, or empty if all are. What stands before
    /// a column stands there with it.
    func partialText(_ cell: (Int) -> String) -> String {
        var whole = ""
        var between = ""
        for (place, part) in parts.enumerated() {
            switch part {
            case .text(let text): between = text
            case .column(let column):
                let text = cell(column)
                if text.isEmpty { continue }
                whole += whole.isEmpty && place > 1 ? text : between + text
                between = ""
            }
        }
        return whole.isEmpty ? "" : whole + (parts.last == .text(between) ? between : "")
    }
}

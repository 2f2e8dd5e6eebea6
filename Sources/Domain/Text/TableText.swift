/// Rows of CSV in UTF-8, with commas and CRLF, by RFC 4180.
package enum TableText {
    /// Returns the rows as CSV. Cells that a spreadsheet would run as a formula are escaped, except
    /// numbers.
    package static func text(of rows: [[String]]) -> String {
        String(
            decoding: rows.flatMap { row($0) { isNumber($0) ? $0 : FormulaGuard.escaped($0) } },
            as: UTF8.self)
    }

    /// Whether a cell is a decimal number, which is no formula even if it is negative.
    private static func isNumber(_ cell: String) -> Bool {
        let digits = cell.hasPrefix("-") ? cell.dropFirst() : cell[...]
        return !digits.isEmpty && digits.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    }

    /// Returns a row as CSV. Cells that a spreadsheet would run as a formula are escaped.
    package static func row(_ cells: [String]) -> [UInt8] {
        row(cells, escaping: FormulaGuard.escaped)
    }

    /// Returns a row as CSV with its cells as they are, for a service, which runs no formulas and
    /// would take an apostrophe for text.
    package static func plainRow(_ cells: [String]) -> [UInt8] {
        row(cells) { $0 }
    }

    private static func row(_ cells: [String], escaping: (String) -> String) -> [UInt8] {
        var row: [UInt8] = []
        for (index, cell) in cells.enumerated() {
            if index > 0 { row.append(UInt8(ascii: ",")) }
            append(Array(escaping(cell).utf8), to: &row)
        }
        return row + Array("\r\n".utf8)
    }

    private static let quote = UInt8(ascii: "\"")

    private static func append(_ cell: [UInt8], to row: inout [UInt8]) {
        let isPlain =
            (cell.first ?? 0x21) > 0x20 && (cell.last ?? 0x21) > 0x20
            && !cell.contains { ",;\"\n\r\t".utf8.contains($0) }
        if isPlain {
            row += cell
            return
        }
        row.append(quote)
        for byte in cell {
            if byte == quote { row.append(quote) }
            row.append(byte)
        }
        row.append(quote)
    }
}

/// Keeps spreadsheets from running a cell's text as a formula.
package enum FormulaGuard {
    /// Characters that a spreadsheet takes for the beginning of a formula, or skips before one.
    private static let formulaStarts: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
    ]

    /// Returns the text, with an apostrophe before it if a spreadsheet could take it for a formula.
    ///
    /// A text that begins with an apostrophe before a formula gets another, because `restored(_:)`
    /// removes one.
    package static func escaped(_ text: String) -> String {
        startsFormula(text.unicodeScalars[...]) ? "'\(text)" : text
    }

    /// Returns the text that `escaped(_:)` made a cell of.
    package static func restored(_ cell: String) -> String {
        let scalars = cell.unicodeScalars
        guard scalars.first == "'", startsFormula(scalars.dropFirst()) else { return cell }
        return String(scalars.dropFirst())
    }

    private static func startsFormula(_ text: Substring.UnicodeScalarView) -> Bool {
        guard let first = text.first(where: { $0 != "'" }) else { return false }
        return formulaStarts.contains(first)
    }
}

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
        return !digits.isEmpty
            && digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
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

/// Rows of a CSV: UTF-8, commas, CRLF, as RFC 4180 has it.
package enum TableText {
    /// The rows as a text to copy.
    package static func text(of rows: [[String]]) -> String {
        String(decoding: rows.flatMap(row), as: UTF8.self)
    }

    /// Cells that a spreadsheet would run as a formula are escaped.
    package static func row(_ cells: [String]) -> [UInt8] {
        var row: [UInt8] = []
        for (index, cell) in cells.enumerated() {
            if index > 0 { row.append(UInt8(ascii: ",")) }
            append(Array(FormulaGuard.escaped(cell).utf8), to: &row)
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

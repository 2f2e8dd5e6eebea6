/// Rows of a CSV: UTF-8, commas, CRLF, as RFC 4180 has it.
enum TableText {
    /// Cells that a spreadsheet would run as a formula are escaped.
    static func row(_ cells: [String]) -> [UInt8] {
        var row: [UInt8] = []
        for (index, cell) in cells.enumerated() {
            if index > 0 { row.append(UInt8(ascii: ",")) }
            append(Array(FormulaGuard.escaped(cell).utf8), to: &row)
        }
        return row + [.carriageReturn, .lineFeed]
    }

    private static func append(_ cell: [UInt8], to row: inout [UInt8]) {
        let isPlain =
            (cell.first ?? 0x21) > 0x20 && (cell.last ?? 0x21) > 0x20
            && !cell.contains { ",;\"\n\r\t".utf8.contains($0) }
        if isPlain {
            row += cell
            return
        }
        row.append(.quote)
        for byte in cell {
            if byte == .quote { row.append(.quote) }
            row.append(byte)
        }
        row.append(.quote)
    }
}

/// Doubles quotation marks that a program has failed to escape.
enum QuoteRepair {
    /// Returns a record with escaped quotation marks. A mark closes a cell only if a separator or
    /// the end follows.
    static func repaired(_ record: [UInt8], separator: UInt8) -> [UInt8] {
        var cells: [[UInt8]] = []
        var cell: [UInt8] = []
        var isQuoted = false
        for (index, byte) in record.enumerated() {
            let next = index + 1 < record.count ? record[index + 1] : nil
            if byte == separator && !isQuoted {
                cells.append(cell)
                cell = []
            } else if byte == .quote, cell.isEmpty, !isQuoted {
                isQuoted = true
            } else if byte == .quote, isQuoted, next == nil || next == separator {
                isQuoted = false
            } else {
                cell.append(byte)
            }
        }
        cells.append(cell)
        let quoted = cells.map { cell in
            [.quote] + cell.flatMap { $0 == .quote ? [.quote, .quote] : [$0] } + [UInt8.quote]
        }
        return Array(quoted.joined(separator: [separator]))
    }
}

import Domain

/// The rows of a sheet as CSV, each with the number that it has in the sheet.
struct SheetRows {
    /// The greatest number of columns. Spreadsheets have room for more, and no table uses it.
    private static let mostColumns = 1_024
    /// The greatest number of rows of a sheet in any program.
    private static let mostRows = 1 << 20
    /// The size of a row in bytes above which no more is added to it. Tables refuse such rows.
    private static let longest = 2 << 20
    /// The greatest size of rows that a sheet repeats, in bytes.
    private static let mostRepeated = 64 << 20

    private(set) var text: [UInt8] = []
    /// Whether a cell with content was found.
    private(set) var hasContent = false
    /// Whether the sheet has more columns or rows than any table.
    private(set) var isTooLarge = false
    private var cells: [String] = []
    private var size = 0
    /// The number of rows that were written.
    private var written = 0
    /// The number of empty rows that wait for one with content.
    private var empty = 0

    /// Returns the CSV so far, and forgets it.
    mutating func take() -> [UInt8] {
        defer { text = [] }
        return text
    }

    /// Puts a cell into the present row. An empty one needs no place.
    ///
    /// - Parameter column: the index of the column.
    mutating func put(_ cell: String, at column: Int) {
        guard !cell.isEmpty else { return }
        hasContent = true
        guard (0..<Self.mostColumns).contains(column) else {
            isTooLarge = true
            return
        }
        size += cell.utf8.count
        guard size <= Self.longest else { return }
        while cells.count <= column { cells.append("") }
        cells[column] = cell
    }

    /// Ends the present row.
    ///
    /// - Parameters:
    ///   - number: the number of the row from 1, or `nil` for the next one.
    ///   - times: how often the row occurs.
    mutating func endRow(number: Int? = nil, times: Int = 1) {
        defer {
            cells.removeAll(keepingCapacity: true)
            size = 0
        }
        let times = min(max(times, 1), Self.mostRows)
        if let number { empty = max(0, min(number, Self.mostRows) - 1 - written) }
        guard !cells.isEmpty else {
            empty = min(empty + times, Self.mostRows)
            return
        }
        let row = TableText.plainRow(cells)
        guard written + empty + times <= Self.mostRows,
            times == 1 || times * row.count <= Self.mostRepeated
        else {
            isTooLarge = true
            return
        }
        for _ in 0..<empty { text += [.carriageReturn, .lineFeed] }
        for _ in 0..<times { text += row }
        written += empty + times
        empty = 0
    }
}

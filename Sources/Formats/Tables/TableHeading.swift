import JournalFormat

/// The headings of a table's columns, with the format that they imply for the rest.
struct TableHeading: Sendable {
    /// The headings as written, without blanks around them.
    let titles: [String]
    /// The headings in lower case.
    let names: [String]
    let separator: UInt8
    /// The number of the heading's row, counted from 1.
    let row: Int
    private let columns: [String: Int]

    /// Finds the heading, or makes `nil` if the file does not begin with a table.
    ///
    /// The separator is the most frequent one in the heading. Empty lines and a row by which a
    /// spreadsheet names the separator are skipped, and so is a banner above a wider table.
    init?(of file: SourceFile) {
        let text = TextStream.beginning(of: file)
        guard let first = Self.firstLine(of: text), !first.contains(0) else { return nil }
        let named = Self.separator(namedBy: first)
        let separator = named ?? Self.separator(in: first)
        var rows = Self.rows(of: text, separator)
        if named != nil { rows.removeFirst() }
        guard let row = rows.first else { return nil }
        if named == nil, let below = Self.heading(below: row, rows, text) {
            self = below
        } else {
            self.init(row, separator)
        }
    }

    /// Finds a heading that a condition accepts among the first rows, by its names in lower case.
    init?(of file: SourceFile, where accepts: ([String]) -> Bool) {
        let text = TextStream.beginning(of: file)
        guard let first = Self.firstLine(of: text), !first.contains(0) else { return nil }
        let separator = Self.separator(namedBy: first) ?? Self.separator(in: first)
        for row in Self.rows(of: text, separator) {
            let heading = TableHeading(row, separator)
            if accepts(heading.names) {
                self = heading
                return
            }
        }
        return nil
    }

    private init(_ row: Row, _ separator: UInt8) {
        titles = row.cells.map(SanitizedText.trimmed)
        names = titles.map { $0.lowercased() }
        self.separator = separator
        self.row = row.number
        columns = Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    private typealias Row = (number: Int, cells: [String])

    /// The number of rows in which a heading is looked for.
    private static let depth = 50

    /// Returns the readable rows at the beginning, without those that have no text.
    private static func rows(of text: [UInt8], _ separator: UInt8) -> [Row] {
        let records = RecordSplitter.records(of: text, separator: separator)
        return records.lazy.filter { $0.row <= depth && $0.defect == nil }.compactMap { record in
            guard
                case .cells(let cells) = ImportedFields.cells(
                    of: record.bytes, separator: separator),
                cells.contains(where: { !$0.allSatisfy(\.isWhitespace) })
            else { return nil }
            return (record.row, cells)
        }
    }

    /// Returns the heading below a banner, or `nil` if the first row is the heading.
    ///
    /// A banner has at most half as many texts as two of the rows below, of which the first one has
    /// names in its cells, some of them known.
    private static func heading(below first: Row, _ rows: [Row], _ text: [UInt8]) -> TableHeading? {
        let few = first.cells.count { !$0.isEmpty }
        guard few == 1 || rows.prefix(12).contains(where: { $0.cells.count >= 2 * few }) else {
            return nil
        }
        for separator in separators {
            let rows = self.rows(of: Array(text.prefix(16 << 10)), separator).prefix(12)
            let wide = rows.filter { $0.cells.count { !$0.isEmpty } >= 2 * few }
            guard wide.count > 1, wide[0].number > first.number, areNames(wide[0].cells),
                wide.allSatisfy({ $0.cells.count <= wide[0].cells.count })
            else { continue }
            let heading = wide[0]
            return TableHeading(heading, separator)
        }
        return nil
    }

    private static func areNames(_ cells: [String]) -> Bool {
        let known = cells.count { !Heading($0).isUnknown }
        return known > 1 && known * 3 >= cells.count
            && cells.allSatisfy { cell in
                guard WrittenNumber.read(cell, mark: nil) == nil else { return false }
                return if case .day = DayText(cell) { false } else { true }
            }
    }

    private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), .tab]

    private static func firstLine(of text: [UInt8]) -> ArraySlice<UInt8>? {
        text.split(maxSplits: depth) { $0 == .lineFeed || $0 == .carriageReturn }.first { line in
            line.contains { $0 != .space && $0 != .tab }
        }
    }

    /// Returns the separator of a line such as `sep=;`, or `nil` if it is another one.
    private static func separator(namedBy line: ArraySlice<UInt8>) -> UInt8? {
        line.starts(with: Array("sep=".utf8)) && line.count == 5 ? line.last : nil
    }

    private static func separator(in line: ArraySlice<UInt8>) -> UInt8 {
        var isQuoted = false
        var counts: [UInt8: Int] = [:]
        for byte in line {
            if byte == .quote { isQuoted.toggle() }
            if !isQuoted { counts[byte, default: 0] += 1 }
        }
        return separators.dropFirst().reduce(separators[0]) {
            counts[$1, default: 0] > counts[$0, default: 0] ? $1 : $0
        }
    }

    /// Returns the index of a column by its name in lower case, or `nil` if there is none.
    func column(_ name: String) -> Int? { columns[name] }

    func has(_ names: String...) -> Bool { names.allSatisfy { columns[$0] != nil } }
}

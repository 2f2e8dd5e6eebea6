import Foundation

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
    /// The separator is the most frequent one in the heading. A row by which a spreadsheet names
    /// the separator is skipped, and so are rows that `accepts` refuses.
    init?(of file: SourceFile, where accepts: ([String]) -> Bool = { _ in true }) {
        let text = TextStream.beginning(of: file)
        let line = text.prefix { $0 != .lineFeed && $0 != .carriageReturn }
        guard !line.isEmpty, !line.contains(0) else { return nil }
        if line.starts(with: Array("sep=".utf8)), line.count == 5, let named = line.last {
            self.init(text, separator: named, rows: 2...2, where: accepts)
            return
        }
        self.init(text, separator: Self.separator(in: line), rows: 1...50, where: accepts)
    }

    private init?(
        _ text: [UInt8], separator: UInt8, rows: ClosedRange<Int>, where accepts: ([String]) -> Bool
    ) {
        var splitter = RecordSplitter(separator: separator)
        var records: [RecordSplitter.Record] = []
        splitter.consume(text, into: &records)
        splitter.end(into: &records)
        for record in records where rows.contains(record.row) && record.defect == nil {
            guard
                case .cells(let cells) = ImportedFields.cells(
                    of: record.bytes, separator: separator)
            else { continue }
            let titles = cells.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            let names = titles.map { $0.lowercased() }
            if accepts(names) {
                self.titles = titles
                self.names = names
                self.separator = separator
                row = record.row
                columns = Dictionary(zip(names, names.indices)) { first, _ in first }
                return
            }
        }
        return nil
    }

    private static func separator(in line: ArraySlice<UInt8>) -> UInt8 {
        var isQuoted = false
        var counts: [UInt8: Int] = [:]
        for byte in line {
            if byte == .quote { isQuoted.toggle() }
            if !isQuoted { counts[byte, default: 0] += 1 }
        }
        let comma = UInt8(ascii: ",")
        return [UInt8(ascii: ";"), .tab].reduce(comma) {
            counts[$1, default: 0] > counts[$0, default: 0] ? $1 : $0
        }
    }

    /// Returns the index of a column by its name in lower case, or `nil` if there is none.
    func column(_ name: String) -> Int? { columns[name] }

    func has(_ names: String...) -> Bool { names.allSatisfy { columns[$0] != nil } }
}

import Domain
import JournalFormat

/// A table in a file, which is read a row at a time.
struct Table {
    let file: SourceFile
    let heading: TableHeading

    /// Finds a table, or makes `nil` if the file does not begin with one.
    init?(_ file: SourceFile) { self.init(file, below: file.heading) }

    /// Finds a table that begins anywhere in the file.
    init?(_ file: SourceFile, where isHeading: ([String]) -> Bool) {
        self.init(file, below: TableHeading(of: file, where: isHeading))
    }

    private init?(_ file: SourceFile, below heading: TableHeading?) {
        guard let heading else { return nil }
        self.file = file
        self.heading = heading
    }

    /// The estimated number of rows, from the file's size and its first rows, at most three million
    /// because an archive may claim any size. It lets arrays reserve memory, since growing holds
    /// millions of rows twice.
    var likelyRows: Int {
        guard let size = file.size, size > file.head.count else { return 0 }
        let lines = file.head.count { $0 == .lineFeed }
        let rows = Double(lines) * Double(size) / Double(max(file.head.count, 1))
        return Int(min(rows, 3_000_000))
    }

    /// Reads the rows below the heading. One that cannot be read is added to the contents, and
    /// reading continues.
    ///
    /// - Parameter shown: returns the description of a row that `take` cannot read.
    func read(
        into reading: SourceReading,
        shown: (TableRow) -> ImportRow = { ImportRow(nil, at: $0.place, title: "") },
        row take: (TableRow) throws(RowTrouble) -> Void
    ) throws(ImportError) {
        let stream = try file.text()
        var splitter = RecordSplitter(separator: heading.separator)
        var records: [RecordSplitter.Record] = []
        var done = 0
        while true {
            let piece = try stream.next()
            if let piece {
                splitter.consume(piece, into: &records)
            } else {
                splitter.end(into: &records)
            }
            for start in stride(from: 0, to: records.count, by: Self.batch) {
                if Task.isCancelled { throw .cancelled }
                let batch = records[start..<min(start + Self.batch, records.count)]
                for record in batch {
                    if let defect = record.defect {
                        reading.contents.refuse(described(record), defect)
                    }
                }
                let readable = batch.filter { $0.row > heading.row && $0.defect == nil }
                for record in readable {
                    var row: TableRow?
                    do throws(RowTrouble) {
                        row = try self.row(of: record)
                        if let row { try take(row) }
                    } catch {
                        reading.contents.refuse(row.map(shown) ?? described(record), error)
                    }
                }
                done += readable.count
                try SourceContents.check(done, of: file.name)
                reading.progress(readable.count)
            }
            records.removeAll(keepingCapacity: true)
            if piece == nil { return }
        }
    }

    private static let batch = 256

    /// Looks through the rows that can be read.
    func scan(_ look: (TableRow) -> Void) throws(ImportError) {
        try read(into: SourceReading()) { look($0) }
    }

    /// Returns the row of a record, or `nil` if it is blank.
    private func row(of record: RecordSplitter.Record) throws(RowTrouble) -> TableRow? {
        let cells: [String]
        var isRepaired = false
        switch ImportedFields.cells(of: record.bytes, separator: heading.separator) {
        case .unreadable: throw .strayQuote
        case .cells(let read): cells = read
        case .repaired(let read): (cells, isRepaired) = (read, true)
        }
        if cells.dropFirst(heading.names.count).contains(where: { !$0.isEmpty }) {
            throw .surplusCells
        }
        if !record.isEnded, cells.count < heading.names.count { throw .cutOffRow }
        guard cells.contains(where: { !$0.isEmpty }) else { return nil }
        return TableRow(
            place: SourcePlace(file: file.name, row: record.row), cells: cells, heading: heading,
            isRepaired: isRepaired)
    }

    /// Returns the description of a record that has no cells.
    private func described(_ record: RecordSplitter.Record) -> ImportRow {
        let beginning = record.bytes.prefix(80)
        let text =
            String(validating: beginning, as: UTF8.self)
            ?? TextConverter.text(beginning, in: .western) ?? ""
        return ImportRow(
            nil, at: SourcePlace(file: file.name, row: record.row), title: text.onOneLine)
    }

    /// The rows in the file's first bytes, without reading further.
    var beginning: [TableRow] {
        let records = RecordSplitter.records(
            of: TextStream.beginning(of: file), separator: heading.separator)
        let readable = records.filter { $0.row > heading.row && $0.defect == nil }.prefix(64)
        return readable.compactMap { record in
            guard
                case .cells(let cells) = ImportedFields.cells(
                    of: record.bytes, separator: heading.separator)
            else { return nil }
            return TableRow(
                place: SourcePlace(file: file.name, row: record.row), cells: cells,
                heading: heading)
        }
    }
}

struct TableRow {
    let place: SourcePlace
    let cells: [String]
    let heading: TableHeading
    /// Whether unescaped quotation marks were repaired.
    var isRepaired = false

    /// The cell in a column by its heading in lower case, or empty if there is none.
    subscript(_ name: String) -> String {
        guard let column = heading.column(name), column < cells.count else { return "" }
        return cells[column]
    }

    /// The cell in a column by its index, or empty if there is none.
    subscript(_ column: Int) -> String { cells.indices.contains(column) ? cells[column] : "" }

    /// Returns the cell as one line of text without blanks around it.
    func line(_ name: String) -> String { SanitizedText.trimmed(SanitizedText.line(self[name])) }
}

extension String {
    /// The text on one line without blanks around it.
    var onOneLine: String { SanitizedText.trimmed(SanitizedText.line(self)) }
}

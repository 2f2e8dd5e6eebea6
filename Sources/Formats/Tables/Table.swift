import Domain
import JournalFormat

/// A table in a file, which is read a row at a time.
struct Table {
    let file: SourceFile
    let heading: TableHeading

    /// Finds a table, or makes `nil` if the file does not begin with one.
    init?(_ file: SourceFile) {
        self.init(file, below: file.heading)
    }

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
    /// - Parameters:
    ///   - progress: is called now and then with the number of rows since the last call.
    ///   - shown: returns the description of a row that `take` cannot read.
    func read(
        into contents: inout SourceContents, progress: (Int) -> Void = { _ in },
        shown: (TableRow) -> ImportRow = { ImportRow(nil, at: $0.place, title: "") },
        row take: (TableRow, inout SourceContents) throws(RowTrouble) -> Void
    ) throws(ImportError) {
        let stream = try TextStream(of: file)
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
                    if let defect = record.defect { refuse(record, defect, into: &contents) }
                }
                let readable = batch.filter { $0.row > heading.row && $0.defect == nil }
                for record in readable { hand(record, into: &contents, shown: shown, to: take) }
                done += readable.count
                try SourceContents.check(done, of: file.name)
                progress(readable.count)
            }
            records.removeAll(keepingCapacity: true)
            if piece == nil { return }
        }
    }

    private static let batch = 256

    private func hand(
        _ record: RecordSplitter.Record, into contents: inout SourceContents,
        shown: (TableRow) -> ImportRow,
        to take: (TableRow, inout SourceContents) throws(RowTrouble) -> Void
    ) {
        var record = record
        let outcome = ImportedFields.cells(of: record.bytes, separator: heading.separator)
        switch outcome {
        case .unreadable: record.defect = .strayQuote
        case .cells(let cells), .repaired(let cells):
            if cells.dropFirst(heading.names.count).contains(where: { !$0.isEmpty }) {
                record.defect = .surplusCells
            } else if !record.isEnded, cells.count < heading.names.count {
                record.defect = .cutOffRow
            } else if cells.contains(where: { !$0.isEmpty }) {
                var row = TableRow(
                    place: SourcePlace(file: file.name, row: record.row), cells: cells,
                    heading: heading)
                if case .repaired = outcome { row.isRepaired = true }
                do throws(RowTrouble) {
                    try take(row, &contents)
                } catch {
                    contents.refuse(shown(row), error)
                }
            }
        }
        if let defect = record.defect { refuse(record, defect, into: &contents) }
    }

    private func refuse(
        _ record: RecordSplitter.Record, _ defect: RowTrouble,
        into contents: inout SourceContents
    ) {
        let beginning = record.bytes.prefix(80)
        let text =
            String(validating: beginning, as: UTF8.self)
            ?? TextConverter.text(beginning, in: .western) ?? ""
        contents.refuse(
            ImportRow(
                nil, at: SourcePlace(file: file.name, row: record.row), title: text.onOneLine),
            defect)
    }
}

/// Returns the rows in a file's first bytes, without reading further.
enum TableBeginning {
    static func rows(of table: Table) -> [TableRow] {
        var splitter = RecordSplitter(separator: table.heading.separator)
        var records: [RecordSplitter.Record] = []
        splitter.consume(TextStream.beginning(of: table.file), into: &records)
        splitter.end(into: &records)
        let readable = records.filter { $0.row > table.heading.row && $0.defect == nil }.prefix(64)
        return readable.compactMap { record in
            guard
                case .cells(let cells) = ImportedFields.cells(
                    of: record.bytes, separator: table.heading.separator)
            else { return nil }
            return TableRow(
                place: SourcePlace(file: table.file.name, row: record.row), cells: cells,
                heading: table.heading)
        }
    }
}

/// A row of a table.
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
    func line(_ name: String) -> String {
        SanitizedText.trimmed(SanitizedText.line(self[name]))
    }
}

extension String {
    /// The text on one line without blanks around it.
    var onOneLine: String { SanitizedText.trimmed(SanitizedText.line(self)) }
}

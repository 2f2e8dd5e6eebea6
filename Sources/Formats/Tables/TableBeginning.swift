import Domain

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

import Domain

/// Writes Counterfoil's own table of one kind of entry.
struct OwnTableWriter<Whole: EntryContent>: EntryWriter {
    private let columns = Whole.fields.map { (field: $0.name, headings: $0.headings) }

    func begin(to sink: Sink) throws {
        try sink(TableText.row([Whole.tableHeading] + columns.flatMap(\.headings)))
    }

    func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        guard let whole = stored.entry.flatMap(Whole.init) else { return false }
        let record = FieldRecords(whole)
        let cells = columns.flatMap { column in
            let cells = record[column.field]?.cells ?? []
            return column.headings.indices.map { $0 < cells.count ? cells[$0] : "" }
        }
        try sink(TableText.row([stored.id.rawValue] + cells))
        return true
    }

    func end(to sink: Sink) {}
}

extension HasFields {
    /// The heading of the first column, which names the entry.
    static var tableHeading: String { "Counterfoil \(kind.rawValue)" }
}

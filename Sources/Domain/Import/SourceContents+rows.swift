extension SourceContents {
    /// The greatest number of rows in one import. It is more than a lifetime of entries. Each row
    /// takes about two kilobytes until it is written, so this bounds the memory that a malicious
    /// file can use.
    package static let mostRows = 500_000

    /// - Parameters:
    ///   - rows: The number of rows read so far.
    /// - Throws: An error if there are too many rows.
    package static func check(_ rows: Int, of file: String) throws(ImportError) {
        guard rows > mostRows else { return }
        throw .tooManyRows(file: file, most: mostRows)
    }

    /// Whether there is nothing to show in a preview.
    package var isEmpty: Bool {
        records.isEmpty && files.isEmpty && leftOut.isEmpty && undecided.isEmpty
            && unreadable.isEmpty && questions.isEmpty && tables.isEmpty && lists.isEmpty
            && catalogues.isEmpty
    }

    /// The number of rows and files that were read, left out or refused.
    package var count: Int {
        records.count + catalogues.count + files.count + lists.count + leftOut.count
            + undecided.count
            + unreadable.count
    }

    /// Records that a row is not imported.
    package mutating func leaveOut(_ row: ImportRow, _ reason: RowReason) {
        leftOut.append((reason, row))
    }

    /// Returns the contents with undecided rows as records if the journal has them, so that a later
    /// version of an event finds the trip that was imported from it. The other undecided rows are
    /// left out.
    package func decided(where isThere: (UndecidedRecord) -> Bool) -> SourceContents {
        var contents = self
        contents.undecided = []
        for one in undecided {
            if isThere(one) {
                contents.records += one.records()
            } else {
                contents.leaveOut(one.row, one.reason)
            }
        }
        return contents
    }

    /// Returns the contents with all records converted, those of undecided rows included.
    package func converted(
        _ convert: @escaping @Sendable (ImportRecord) -> ImportRecord
    ) async -> SourceContents {
        var contents = self
        contents.records = await records.mapChunks(of: 1_024) { $0.map(convert) }
        contents.undecided = undecided.map { one in
            UndecidedRecord(
                origin: one.origin, kind: one.kind, records: { one.records().map(convert) },
                reason: one.reason, row: one.row)
        }
        return contents
    }

    /// Adds records. The first array is not copied, because it may have millions of elements.
    package mutating func add(_ more: [ImportRecord]) {
        if records.isEmpty {
            records = more
        } else {
            records += more
        }
    }

    /// Records that a row cannot be read.
    package mutating func refuse(_ row: ImportRow, _ trouble: RowTrouble) {
        unreadable.append(UnreadableRow(trouble: trouble, row: row))
    }

    /// Adds the contents that another reader found.
    package mutating func add(_ other: SourceContents) {
        sources += other.sources
        records += other.records
        leftOut += other.leftOut
        undecided += other.undecided
        unreadable += other.unreadable
        questions += other.questions
        tables += other.tables
        files += other.files
        tickets += other.tickets
        searches += other.searches
        answers += other.answers
        lists += other.lists
        catalogues += other.catalogues
    }
}

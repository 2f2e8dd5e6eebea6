extension SourceContents {
    /// How many rows one import may have. Nobody has lived that long, and each takes some two
    /// kilobytes until it is written: the memory that an import may need does not depend on what
    /// somebody made its file hold.
    package static let mostRows = 500_000

    /// - Parameter rows: how many were read so far.
    package static func check(_ rows: Int, of file: String) throws(ImportError) {
        guard rows > mostRows else { return }
        throw .tooManyRows(file: file, most: mostRows)
    }

    /// Whether there is nothing of which anything is to be said.
    package var isEmpty: Bool {
        records.isEmpty && files.isEmpty && leftOut.isEmpty && undecided.isEmpty
            && unreadable.isEmpty && questions.isEmpty && tables.isEmpty && lists.isEmpty
    }

    /// Notes that nothing becomes of a row.
    package mutating func leaveOut(_ row: ImportRow, _ reason: RowReason) {
        leftOut.append((reason, row))
    }

    /// Takes what is undecided where the journal has it, so that a later version of an event finds
    /// the trip that somebody made of it, and leaves out the rest.
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

    /// Adds what becomes of rows; the first ones are not copied, because there may be millions.
    package mutating func add(_ more: [ImportRecord]) {
        if records.isEmpty {
            records = more
        } else {
            records += more
        }
    }

    /// Notes that a row cannot be read.
    package mutating func refuse(_ row: ImportRow, _ reason: String) {
        unreadable.append((reason, row))
    }

    /// Adds what was read by another reader.
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
    }
}

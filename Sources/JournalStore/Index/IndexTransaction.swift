import Domain
import GRDB

/// Updates the index with files within one transaction.
struct IndexTransaction {
    private let db: Database
    private let statements: IndexStatements
    private let places: IndexPlaces?
    /// The version before the transaction.
    let version: IndexVersion
    private(set) var change = JournalChange()
    private var isDifferent = false
    /// The changes of the words of each entry.
    private var words: [Int64: WordsChange] = [:]
    private var months = MonthCounts()
    private var journeys = IndexJourneys()

    private struct WordsChange {
        let hasOld: Bool
        var new: [String?]?
    }

    init(_ db: Database, places: IndexPlaces?) throws {
        self.db = db
        self.places = places
        statements = IndexStatements(db)
        version = try IndexVersion(db)
    }

    /// Writes the changes of words, journeys and months, and returns the version after the
    /// transaction, which is a new one if there was a difference.
    mutating func finish() throws -> IndexVersion {
        guard isDifferent else { return version }
        // The words are written together at the end: a statement with triggers makes FTS5 write out
        // its buffer, and an index of many small parts is slow to write and to search.
        let changes = words.sorted { $0.key < $1.key }
        for (id, change) in changes where change.hasOld { try forgetWords(of: id) }
        for (id, change) in changes {
            guard let new = change.new else { continue }
            for statement in [IndexStatement.insertDocument, .insertWords] {
                var row = try statements.raw(statement)
                row.add(id)
                for text in new { row.add(text) }
                try row.run()
            }
        }
        try journeys.fold(statements, counting: &months)
        try months.write(statements)
        try db.execute(
            sql: "UPDATE state SET generation = ?, traces = traces OR ?",
            arguments: [version.generation + 1, changes.contains { $0.value.hasOld }])
        return try IndexVersion(db)
    }

    mutating func write(_ file: IndexedFile) throws {
        let known = try knownFile(named: file.name)
        switch file.content {
        case .entry(var entry):
            let id: Int64
            if let known, let its = known.entry {
                id = its.id
                if its.fingerprint != entry.fingerprint {
                    if let places { entry.locate(by: places) }
                    forget(its)
                    count(entry, id)
                    var row = try statements.raw(.updateEntry)
                    add(entry, to: &row)
                    row.add(id)
                    try row.run()
                    try keepKeys(of: entry, id)
                    words[id, default: WordsChange(hasOld: true)].new = entry.words
                    change.changed.insert(EntryID(file.name))
                    isDifferent = true
                }
            } else {
                if let places { entry.locate(by: places) }
                id = try insert(entry)
                try keepKeys(of: entry, id)
                count(entry, id)
                words[id, default: WordsChange(hasOld: false)].new = entry.words
                change.added.insert(EntryID(file.name))
                isDifferent = true
            }
            try upsert(file, entry: id, reason: nil, over: known)
        case .unreadable(let error):
            try removeEntry(of: known, named: file.name)
            try upsert(file, entry: nil, reason: try error.stored, over: known)
        case .copy(let original):
            try removeEntry(of: known, named: file.name)
            try upsert(file, entry: nil, reason: ConflictCopy.reason(of: original), over: known)
        case .absent:
            guard let known else { return }
            try removeEntry(of: known, named: file.name)
            if known.reason != nil { isDifferent = true }
            try run(.removeFile, [file.name])
        }
    }

    private struct KnownFile {
        let reason: String?
        /// The entry, or `nil` for a file that is not one.
        let entry: KnownEntry?
    }

    private struct KnownEntry {
        let id: Int64
        let fingerprint: Int64
        let month: MonthCounts.Key
        let journey: String?
        let isCollapsed: Bool
    }

    private func knownFile(named name: String) throws -> KnownFile? {
        // A first index knows none of its files, and that answer must not cost a row.
        var question = try statements.raw(.knownFile)
        question.add(name)
        guard try question.hasAnswer() else { return nil }
        return try Row.fetchOne(statements[.knownFile], arguments: [name]).map { row in
            KnownFile(
                reason: try row.decode(atIndex: 0),
                entry: try row.decode(Int64?.self, atIndex: 1).map { id in
                    KnownEntry(
                        id: id, fingerprint: try row.decode(atIndex: 2),
                        month: MonthCounts.Key(
                            kind: try row.decode(atIndex: 3), month: try row.decode(atIndex: 4)),
                        journey: try row.decode(atIndex: 5),
                        isCollapsed: try row.decode(Int64?.self, atIndex: 6) != nil)
                })
        }
    }

    private static func month(of entry: IndexedEntry) -> MonthCounts.Key {
        MonthCounts.Key(kind: IndexRow.kind(entry.summary.kind), month: entry.month)
    }

    private mutating func count(_ entry: IndexedEntry, _ id: Int64) {
        months.add(Self.month(of: entry))
        journeys.touch(entry.journey)
        if entry.journey != nil { journeys.write(id) }
    }

    private mutating func forget(_ entry: KnownEntry) {
        months.remove(entry.month)
        if entry.isCollapsed { months.remove(entry.month.folded) }
        journeys.touch(entry.journey)
    }

    private mutating func upsert(
        _ file: IndexedFile, entry: Int64?, reason: String?, over known: KnownFile?
    ) throws {
        let stamp = file.stamp
        if reason != known?.reason { isDifferent = true }
        var row = try statements.raw(.upsertFile)
        row.add(file.name)
        row.add(entry)
        row.add(stamp?.inode)
        row.add(stamp?.size)
        row.add(stamp?.modified)
        row.add(stamp?.changed)
        row.add(reason)
        try row.run()
    }

    private mutating func removeEntry(of known: KnownFile?, named name: String) throws {
        guard let entry = known?.entry else { return }
        let id = entry.id
        forget(entry)
        words[id, default: WordsChange(hasOld: true)].new = nil
        try run(.removeEntry, [id])
        try run(.removeKeys, [id])
        change.removed.insert(EntryID(name))
        isDifferent = true
    }

    private func forgetWords(of id: Int64) throws {
        try run(.removeWords, [id])
        try run(.removeDocument, [id])
    }

    private func insert(_ entry: IndexedEntry) throws -> Int64 {
        var row = try statements.raw(.insertEntry)
        add(entry, to: &row)
        row.add(entry.summary.id.rawValue)
        try row.run()
        return db.lastInsertedRowID
    }

    private func keepKeys(of entry: IndexedEntry, _ id: Int64) throws {
        var row = try statements.raw(.keepKeys)
        row.add(id)
        row.add(entry.matchKeys)
        try row.run()
    }

    private func add(_ entry: IndexedEntry, to row: inout RawStatement) {
        row.add(IndexRow.kind(entry.summary.kind))
        row.add(entry.moment)
        row.add(entry.turn.written)
        row.add(entry.turn.title)
        row.add(entry.month)
        row.add(entry.fingerprint)
        row.add(version.generation + 1)
        IndexRow.add(entry, to: &row)
        entry.values.add(to: &row)
        entry.facts.add(to: &row)
        row.add(entry.journey)
        row.add(entry.leg)
        row.add(entry.record)
        row.add(entry.letters.bits)
    }

    private func run(_ statement: IndexStatement, _ arguments: StatementArguments) throws {
        try statements[statement].execute(arguments: arguments)
    }
}

/// The version of an index, which differs for different states.
struct IndexVersion: Hashable, Sendable {
    /// The number of transactions that made a difference.
    let generation: Int
    /// A random number that distinguishes an index from one that replaced it.
    let lineage: Int64

    init(_ db: Database) throws {
        guard let row = try Row.fetchOne(db, sql: "SELECT generation, lineage FROM state") else {
            throw IndexDefect.empty
        }
        generation = try row.decode(atIndex: 0)
        lineage = try row.decode(atIndex: 1)
    }
}

import Domain
import Foundation
import GRDB

/// Updates the index with files within one transaction.
struct IndexTransaction {
    private let db: Database
    private let places: IndexPlaces?
    /// The version before the transaction.
    let version: IndexVersion
    private(set) var change = JournalChange()
    private var isDifferent = false
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
        version = try IndexVersion(db)
    }

    /// Writes the changes of words, journeys and months, and returns the version after the
    /// transaction, which is a new one if there was a difference.
    mutating func finish() throws -> IndexVersion {
        guard isDifferent else { return version }
        // The words are written together at the end: a statement with triggers makes FTS5 write out
        // its buffer, and an index of many small parts is slow to write and to search.
        let changes = words.sorted { $0.key < $1.key }
        for (id, change) in changes where change.hasOld {
            try db.run(IndexStatement.removeWords, [id])
            try db.run("DELETE FROM document WHERE id = ?", [id])
        }
        for (id, change) in changes {
            guard let new = change.new else { continue }
            let row = [id] + StatementArguments(new)
            try db.run(IndexStatement.insertDocument, row)
            try db.run(IndexStatement.insertWords, row)
        }
        try journeys.fold(in: db, counting: &months)
        try months.write(to: db)
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
                    try db.run(IndexStatement.updateEntry, values(of: entry) + [id])
                    try keepKeys(of: entry, id)
                    words[id, default: WordsChange(hasOld: true)].new = entry.words
                    change.changed.insert(EntryID(file.name))
                    isDifferent = true
                }
            } else {
                if let places { entry.locate(by: places) }
                try db.run(IndexStatement.insertEntry, values(of: entry) + [file.name])
                id = db.lastInsertedRowID
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
            try db.run("DELETE FROM file WHERE name = ?", [file.name])
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
        let statement = try db.cachedStatement(
            sql: """
                SELECT reason, id, fingerprint, kind, month, journey, lead
                FROM file LEFT JOIN entry ON id = file.entry WHERE file.name = ?
                """)
        return try Row.fetchOne(statement, arguments: [name]).map { row in
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
        if reason != known?.reason { isDifferent = true }
        let stamp = file.stamp
        try db.run(
            "INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                file.name, entry, stamp?.inode, stamp?.size, stamp?.modified, stamp?.changed,
                reason,
            ])
    }

    private mutating func removeEntry(of known: KnownFile?, named name: String) throws {
        guard let entry = known?.entry else { return }
        let id = entry.id
        forget(entry)
        words[id, default: WordsChange(hasOld: true)].new = nil
        try db.run("DELETE FROM entry WHERE id = ?", [id])
        try db.run("DELETE FROM match_key WHERE id = ?", [id])
        change.removed.insert(EntryID(name))
        isDifferent = true
    }

    private func keepKeys(of entry: IndexedEntry, _ id: Int64) throws {
        try db.run(
            "INSERT OR REPLACE INTO match_key VALUES (?, ?)",
            [id, entry.matchKeys.withUnsafeBytes { Data($0) }])
    }

    /// Returns the values of the columns that are written together; see `IndexStatement`.
    private func values(of entry: IndexedEntry) -> StatementArguments {
        [
            IndexRow.kind(entry.summary.kind), entry.moment, entry.turn.written, entry.turn.title,
            entry.month, entry.fingerprint, version.generation + 1,
        ] + IndexRow.values(of: entry) + StatementArguments(entry.values) + entry.facts.values
            + [entry.journey, entry.leg, entry.record, entry.letters.bits]
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

/// The statements of a transaction that depend on the columns of tables.
private enum IndexStatement {
    static let insertEntry = """
        INSERT INTO entry (\(columns.joined(separator: ", ")), name)
        VALUES (\(marks(columns.count + 1)))
        """
    static let updateEntry = """
        UPDATE entry SET
            \(columns.map { "\($0) = ?" }.joined(separator: ", ")),
            lead = NULL, course = NULL, saved = NULL
        WHERE id = ?
        """
    static let insertDocument =
        "INSERT INTO document VALUES (\(marks(SearchColumn.all.count + 1)))"
    static let insertWords = """
        INSERT INTO search (rowid, \(SearchColumn.list))
        VALUES (\(marks(SearchColumn.all.count + 1)))
        """
    static let removeWords = """
        INSERT INTO search (search, rowid, \(SearchColumn.list))
        SELECT 'delete', id, \(SearchColumn.list) FROM document WHERE id = ?
        """

    /// The columns of an entry that are written together, in the order in which they are bound.
    private static let columns =
        [
            "kind", "moment", "written", "sorting", "month", "fingerprint", "generation", "title",
            "destination", "year", "detail", "status", "delay", "origin_place",
            "destination_place", "distance",
        ] + EntryValues.columns + EntryFacts.columns + ["journey", "leg", "record", "letters"]

    private static func marks(_ count: Int) -> String {
        Array(repeating: "?", count: count).joined(separator: ", ")
    }
}

extension Database {
    /// Runs a statement, which is prepared once.
    func run(_ sql: String, _ arguments: StatementArguments) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }
}

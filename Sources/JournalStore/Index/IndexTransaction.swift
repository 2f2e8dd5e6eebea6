import Domain
import GRDB

/// Takes files into the index; lives for one transaction.
struct IndexTransaction {
    private let db: Database
    /// The version before.
    let version: IndexVersion
    private(set) var change = JournalChange()
    private var isDifferent = false

    init(_ db: Database) throws {
        self.db = db
        version = try IndexVersion(db)
    }

    /// The version after; its generation counts on where something was different.
    func finish() throws -> IndexVersion {
        guard isDifferent else { return version }
        try db.execute(sql: "UPDATE state SET generation = ?", arguments: [version.generation + 1])
        return try IndexVersion(db)
    }

    mutating func take(_ file: IndexedFile) throws {
        let known = try knownFile(named: file.name)
        switch file.content {
        case .entry(let entry):
            let id = try keep(file, reason: nil, over: known)
            if known?.fingerprint == entry.fingerprint { return }
            if known?.fingerprint != nil {
                try forget(id, wordsOnly: true)
                try update(id, entry)
                change.changed.insert(EntryID(file.name))
            } else {
                try insert(id, entry)
                change.added.insert(EntryID(file.name))
            }
            try addWords(of: entry, id)
            isDifferent = true
        case .unreadable(let reason):
            let id = try keep(file, reason: reason, over: known)
            try removeEntry(of: known, id, named: file.name)
        case .absent:
            guard let known else { return }
            try removeEntry(of: known, known.id, named: file.name)
            if known.reason != nil { isDifferent = true }
            try run("DELETE FROM file WHERE id = ?", [known.id])
        }
    }

    private struct KnownFile {
        let id: Int64
        let reason: String?
        /// Nil where it is no entry.
        let fingerprint: Int64?
    }

    private func knownFile(named name: String) throws -> KnownFile? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT file.id, reason, fingerprint FROM file LEFT JOIN entry USING (id)
                WHERE file.name = ?
                """)
        return try Row.fetchOne(statement, arguments: [name]).map {
            KnownFile(id: $0[0], reason: $0[1], fingerprint: $0[2])
        }
    }

    private mutating func keep(
        _ file: IndexedFile, reason: String?, over known: KnownFile?
    ) throws -> Int64 {
        let stamp = file.stamp
        let values: StatementArguments = [
            stamp?.inode, stamp?.size, stamp?.modified, stamp?.changed, reason,
        ]
        if reason != known?.reason { isDifferent = true }
        if let known {
            try run(
                """
                UPDATE file SET inode = ?, size = ?, modified = ?, changed = ?, reason = ?
                WHERE id = ?
                """, values + [known.id])
            return known.id
        }
        try run(
            """
            INSERT INTO file (inode, size, modified, changed, reason, name)
            VALUES (?, ?, ?, ?, ?, ?)
            """, values + [file.name])
        return db.lastInsertedRowID
    }

    private mutating func removeEntry(
        of known: KnownFile?, _ id: Int64, named name: String
    ) throws {
        guard known?.fingerprint != nil else { return }
        try forget(id, wordsOnly: false)
        change.removed.insert(EntryID(name))
        isDifferent = true
    }

    private func forget(_ id: Int64, wordsOnly: Bool) throws {
        try run(
            """
            INSERT INTO search (search, rowid, words)
            SELECT 'delete', id, words FROM document WHERE id = ?
            """, [id])
        try run("DELETE FROM document WHERE id = ?", [id])
        try run("DELETE FROM tag WHERE entry = ?", [id])
        if !wordsOnly { try run("DELETE FROM entry WHERE id = ?", [id]) }
    }

    private func addWords(of entry: IndexedEntry, _ id: Int64) throws {
        try run("INSERT INTO document VALUES (?, ?)", [id, entry.words])
        try run("INSERT INTO search (rowid, words) VALUES (?, ?)", [id, entry.words])
        for tag in entry.tags { try run("INSERT OR IGNORE INTO tag VALUES (?, ?)", [id, tag]) }
    }

    private func insert(_ id: Int64, _ entry: IndexedEntry) throws {
        try run(
            """
            INSERT INTO entry (
                kind, moment, month, fingerprint, generation, title, destination, year, detail,
                status, delay, place, operator, id, name)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, columns(of: entry) + [id, entry.summary.id.rawValue])
    }

    private func update(_ id: Int64, _ entry: IndexedEntry) throws {
        try run(
            """
            UPDATE entry SET
                kind = ?, moment = ?, month = ?, fingerprint = ?, generation = ?, title = ?,
                destination = ?, year = ?, detail = ?, status = ?, delay = ?, place = ?,
                operator = ?
            WHERE id = ?
            """, columns(of: entry) + [id])
    }

    private func columns(of entry: IndexedEntry) -> StatementArguments {
        let row = IndexRow(entry.summary.content)
        return [
            row.kind, entry.moment, entry.month, entry.fingerprint, version.generation + 1,
            row.title,
            row.destination, row.year, row.detail, row.status, row.delay, entry.place,
            entry.operator,
        ]
    }

    private func run(_ sql: String, _ arguments: StatementArguments) throws {
        try db.cachedStatement(sql: sql).execute(arguments: arguments)
    }
}

import GRDB

extension Index {
    /// The size of the log in bytes above which it is moved to the database as soon as no
    /// connection reads from it.
    static let roomForLog = 1 << 20
    /// The size of the log in bytes above which it is cut before the index is used.
    static let mostLog = 3 << 20

    /// Whether the log should be cut.
    var hasLongLog: Bool { (file?.logSize ?? 0) > Self.roomForLog }

    /// Moves the log of the database to the database itself and cuts it, so that it does not grow
    /// and opening does not have to read it.
    ///
    /// SQLite cannot restart a log while a connection reads from it. The snapshot on show is
    /// therefore reopened, so that it reads from the database itself.
    /// - Returns: False if another connection still reads from the log.
    func tidy(_ shown: IndexSnapshot?) -> Bool {
        guard let file, isIntact, file.logSize != 0 else { return true }
        do {
            if try !takeLogIn() {
                // The snapshot on show may itself read from before the end of the log.
                guard let shown, try reopen(shown), try takeLogIn() else { return false }
            }
            if let shown, try !reopen(shown) { return false }
            try writer.writeWithoutTransaction { try $0.cutLog() }
            return true
        } catch {
            // Another process is using the log, which is only longer than necessary.
            return false
        }
    }

    /// Copies the log to the database, and returns false if a connection that reads from before its
    /// end needs the rest.
    private func takeLogIn() throws -> Bool {
        let log = try writer.writeWithoutTransaction { try $0.checkpoint(.passive) }
        return log.checkpointedFrameCount == log.walFrameCount
    }

    /// Reopens the connections of a snapshot, and returns false if they would see another state.
    private func reopen(_ shown: IndexSnapshot) throws -> Bool {
        let (rows, search) = try readers()
        return try shown.readOn(rows, search)
    }

    /// Whether the files may still contain words that no entry has any more.
    var hasTraces: Bool {
        guard file != nil, isIntact else { return false }
        let sql = "SELECT traces FROM state"
        let traces = try? writer.unsafeRead { try Bool.fetchOne($0, sql: sql) }
        return traces ?? false
    }

    /// Removes a part of the words that no entry has any more. SQLite overwrites deleted data with
    /// zeros, but FTS5 only marks rows as deleted and keeps their words until all parts of its
    /// index are merged; and rows that move to another page leave a copy in free space until the
    /// database is vacuumed.
    /// - Returns: Whether nothing is left to remove.
    func removeTraces() throws -> Bool {
        try watchingForDamage {
            let isMerged = try writer.write { db in
                let before = db.totalChangesCount
                try db.execute(
                    sql: "INSERT INTO search (search, rank) VALUES ('merge', ?)",
                    arguments: [-Self.pagesAtATime])
                // According to FTS5's documentation, fewer than two changes mean that all parts are
                // merged.
                return db.totalChangesCount - before < 2
            }
            guard isMerged else { return false }
            try writer.vacuum()
            try writer.write { try $0.execute(sql: "UPDATE state SET traces = 0") }
            return true
        }
    }

    /// The number of pages that are merged in one transaction, for which other writers have to
    /// wait.
    private static let pagesAtATime = 250
}

extension Database {
    /// Cuts the log without waiting for other connections, since there will be another opportunity.
    func cutLog() throws {
        try execute(sql: "PRAGMA busy_timeout = 0")
        defer { try? execute(sql: "PRAGMA busy_timeout = \(IndexFile.patience * 1_000)") }
        try checkpoint(.truncate)
    }
}

import Domain
import Foundation
import GRDB

extension Index {
    /// A log that is longer, in bytes, is taken into the database as soon as nobody reads from it.
    static let roomForLog = 1 << 20
    /// One that is longer is cut before anything else is done with the index.
    static let mostLog = 3 << 20

    /// Whether the log had better be cut.
    var hasLongLog: Bool { (file?.logSize ?? 0) > Self.roomForLog }

    /// Takes what was written lately from the log of the database into the database itself, and
    /// cuts the log, so that it does not grow and starting does not have to read it.
    ///
    /// A log cannot begin anew as long as somebody reads what is in it. What is shown reads from
    /// the database itself once it was opened again; false where others still read from the log.
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
            // Somebody else is at it; the log is only longer than it need be.
            return false
        }
    }

    /// False where somebody reads from before the end of the log, and so needs the rest of it.
    private func takeLogIn() throws -> Bool {
        let log = try writer.writeWithoutTransaction { try $0.checkpoint(.passive) }
        return log.checkpointedFrameCount == log.walFrameCount
    }

    /// False where what is there by now is not what is shown.
    private func reopen(_ shown: IndexSnapshot) throws -> Bool {
        let (rows, search) = try readers()
        return try shown.readOn(rows, search)
    }

    /// Whether there may still be words in the files that no entry has any more.
    var hasTraces: Bool {
        guard file != nil, isIntact else { return false }
        let sql = "SELECT traces FROM state"
        let traces = try? writer.unsafeRead { try Bool.fetchOne($0, sql: sql) }
        return traces ?? false
    }

    /// Takes a part of the words away that no entry has any more. What SQLite forgets is overwritten
    /// with zeros, but FTS5 only notes that a row is not to be found any more, and keeps its words
    /// until all parts of its index have become one; and rows that move to another page leave a copy
    /// where nothing is, until all pages are written anew. Returns whether nothing is left to be
    /// done.
    func removeTraces() throws -> Bool {
        try watchingForDamage {
            let isMerged = try writer.write { db in
                let before = db.totalChangesCount
                try db.execute(
                    sql: "INSERT INTO search (search, rank) VALUES ('merge', ?)",
                    arguments: [-Self.pagesAtATime])
                // As FTS5's documentation has it, fewer than two changes mean that all is merged.
                return db.totalChangesCount - before < 2
            }
            guard isMerged else { return false }
            try writer.vacuum()
            try writer.write { try $0.execute(sql: "UPDATE state SET traces = 0") }
            return true
        }
    }

    /// So many pages are merged in one go: whoever wants to write waits for as long.
    private static let pagesAtATime = 250
}

extension Database {
    /// Nobody is waited for: there will be another time.
    func cutLog() throws {
        try execute(sql: "PRAGMA busy_timeout = 0")
        defer { try? execute(sql: "PRAGMA busy_timeout = \(IndexFile.patience * 1_000)") }
        try checkpoint(.truncate)
    }
}

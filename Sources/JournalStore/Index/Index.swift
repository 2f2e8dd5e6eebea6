import Domain
import Foundation
import GRDB
import Logging
import Synchronization

/// The cache of one journal folder, in SQLite; see docs/adr/0005-the-index-is-a-cache.md.
///
/// Several processes may have the same index open.
final class Index: Sendable {
    let writer: DatabaseQueue
    /// The file of the index, or `nil` for an index in memory.
    let file: IndexFile?
    private let places: IndexPlaces?
    private let log: Logger
    private let failed = Atomic(false)
    private let onFailure: @Sendable () -> Void

    init(
        _ writer: DatabaseQueue, in file: IndexFile?, places: IndexPlaces?, log: Logger,
        onFailure: @escaping @Sendable () -> Void
    ) {
        self.writer = writer
        self.file = file
        self.places = places
        self.log = log
        self.onFailure = onFailure
    }

    /// Whether the index is reliable: no operation has failed, and its files were not deleted or
    /// replaced.
    var isIntact: Bool {
        !hasFailed && file?.isUnmoved != false
    }

    /// Whether an operation has failed, so that the files are unusable.
    var hasFailed: Bool { failed.load(ordering: .acquiring) }

    /// Updates the index with files, all or none.
    func write(_ files: [IndexedFile]) throws -> IndexChange {
        try watchingForDamage {
            try writer.write { db in
                var transaction = try IndexTransaction(db, places: places)
                for file in files { try transaction.write(file) }
                return IndexChange(
                    before: transaction.version, after: try transaction.finish(),
                    change: transaction.change)
            }
        }
    }

    /// Whether the index has no files.
    var isEmpty: Bool {
        get throws {
            try read { try Row.fetchOne($0, sql: "SELECT 1 FROM file") == nil }
        }
    }

    /// Compares the index with the names of the folder, which are in byte order. It returns the
    /// known signature of each name, or `nil` if the file has to be read; the names that the folder
    /// does not have any more; and those that are marked as vanished, whether the folder has them
    /// or not.
    func recollection(
        of names: [String]
    ) throws -> (stamps: [FileSignature?], gone: [String], vanished: [String]) {
        try watchingForDamage {
            try writer.read { db in
                var stamps = [FileSignature?](repeating: nil, count: names.count)
                var gone: [String] = []
                var vanished: [String] = []
                var next = 0
                var entries = 0
                var previous: String?
                let rows = try Row.fetchCursor(
                    db,
                    sql: """
                        SELECT name, inode, size, modified, changed, entry FROM file ORDER BY name
                        """)
                while let row = try rows.next() {
                    try Task.checkCancellation()
                    let name = try row.decode(String.self, atIndex: 0)
                    // A name out of order hides those after it, whose files would be added twice.
                    guard previous?.isBefore(name) ?? true else { throw IndexDefect.damaged }
                    previous = name
                    while next < names.count, names[next].isBefore(name) { next += 1 }
                    if next < names.count, names[next].isSame(as: name) {
                        stamps[next] = try Self.stamp(row)
                    } else {
                        gone.append(name)
                    }
                    if try Self.isVanished(row) { vanished.append(name) }
                    if !row.hasNull(atIndex: 5) { entries += 1 }
                }
                let months = try IndexMonths(db)
                guard months.total == entries, months.areOfKnownKinds else {
                    throw IndexDefect.damaged
                }
                return (stamps, gone, vanished)
            }
        }
    }

    func stamp(of name: String) throws -> FileSignature? {
        try read { db in
            let statement = try db.cachedStatement(
                sql: "SELECT name, inode, size, modified, changed FROM file WHERE name = ?")
            return try Row.fetchOne(statement, arguments: [name]).flatMap(Self.stamp)
        }
    }

    /// Returns the files whose names begin with a stem followed by a sign, as those of copies do.
    func names(besideStem stem: String) throws -> [String] {
        try read { try Self.names(from: stem + " ", to: stem + "`", $0) }
    }

    /// Returns the files whose names begin with a word that file managers put before those of
    /// copies.
    func namesOfNamedCopies() throws -> [String] {
        try read { db in
            try ConflictCopy.beginnings.flatMap { word, _ in
                try Self.names(from: word + " ", to: word + "!", db)
            }
        }
    }

    private static func names(from start: String, to end: String, _ db: Database) throws -> [String]
    {
        try String.fetchAll(
            db, sql: "SELECT name FROM file WHERE name >= ? AND name < ? LIMIT 200",
            arguments: [start, end])
    }

    /// Returns a snapshot of the current state.
    func snapshot() throws -> IndexSnapshot {
        try watchingForDamage {
            let (rows, search) = try readers()
            return try IndexSnapshot(rows: rows, search: search) { [weak self] error in
                self?.fail(with: error)
            }
        }
    }

    private static func stamp(_ row: Row) throws -> FileSignature? {
        guard let inode = try row.decode(Int64?.self, atIndex: 1) else { return nil }
        let size: Int64 = try row.decode(atIndex: 2)
        return FileSignature(
            inode: inode, size: size < 0 ? -1 - size : size, modified: try row.decode(atIndex: 3),
            changed: try row.decode(atIndex: 4))
    }

    /// Whether the file is marked as vanished, by a negative size.
    private static func isVanished(_ row: Row) throws -> Bool {
        try row.decode(Int64?.self, atIndex: 2).map { $0 < 0 } ?? false
    }

    private func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try watchingForDamage { try writer.unsafeRead(body) }
    }

    func watchingForDamage<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            if !(error is CancellationError) { fail(with: error) }
            throw error
        }
    }

    private func fail(with error: any Error) {
        guard !failed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        log.warning("The index failed and is made anew", metadata: ["error": "\(error)"])
        onFailure()
    }
}

/// The changes that a transaction made.
struct IndexChange {
    let before: IndexVersion
    let after: IndexVersion
    let change: JournalChange
}

extension Index {
    /// The number of files in the index.
    var count: Int {
        get throws {
            try read {
                try Int.fetchOne($0, sql: "SELECT count(*) FROM file") ?? 0
            }
        }
    }

    /// Returns the names of the entries that have one of these match keys, and of unreadable files.
    func names(having numbers: Set<UInt64>) throws -> [String] {
        try read { db in
            let others = try String.fetchAll(
                db, sql: "SELECT name FROM file WHERE reason IS NOT NULL")
            let entry = try db.cachedStatement(sql: "SELECT name FROM entry WHERE id = ?")
            var names: [String] = []
            var count = 0
            var rows = try RawRows(db, sql: "SELECT id, numbers FROM match_key")
            while try rows.next() {
                try Task.checkCancellation()
                count += 1
                guard try rows.numbers(at: 1).contains(where: numbers.contains) else {
                    continue
                }
                let id = try rows.required(at: 0)
                guard let name = try String.fetchOne(entry, arguments: [id]) else {
                    throw IndexDefect.damaged
                }
                names.append(name)
            }
            guard try count == IndexMonths(db).total else { throw IndexDefect.damaged }
            return names + others
        }
    }

    /// Opens the index of a journal folder: in `cache`, or in memory if that is `nil` or not
    /// writable. An unusable file is replaced.
    ///
    /// - Parameters:
    ///   - places: the places in which the ends of trips are looked up, or `nil` for none.
    ///   - replacing: whether an existing file is to be replaced in any case.
    static func open(
        journal: String, cache: String?, places: IndexPlaces? = nil, replacing: Bool, log: Logger,
        onFailure: @escaping @Sendable () -> Void
    ) throws -> Index {
        if let cache {
            let file = IndexFile(journal: journal, in: cache, places: places)
            do {
                let queue = try file.open(replacing: replacing, log: log)
                return Index(
                    queue, in: file.opened(), places: places, log: log, onFailure: onFailure)
            } catch {
                log.warning("No index can be kept in \(cache)", metadata: ["error": "\(error)"])
            }
        }
        let queue = try DatabaseQueue()
        try queue.write { try IndexSchema.make(in: $0, with: places) }
        return Index(queue, in: nil, places: places, log: log, onFailure: onFailure)
    }

    /// Opens the existing index of a journal folder, or returns `nil` if there is none.
    static func kept(
        of journal: String, in cache: String, places: IndexPlaces?, log: Logger
    ) -> Index? {
        let file = IndexFile(journal: journal, in: cache, places: places)
        guard file.isThere, let queue = try? file.open(replacing: false, log: log) else {
            return nil
        }
        return Index(queue, in: file.opened(), places: places, log: log) {}
    }

    /// Opens two connections, which see the same state, so that rows never wait for a search.
    func readers() throws -> (any DatabaseReader, any DatabaseReader) {
        guard let file else { return try copies() }
        while true {
            let readers = (try reader(of: file), try reader(of: file))
            if try readers.0.unsafeRead(IndexVersion.init)
                == readers.1.unsafeRead(IndexVersion.init)
            {
                return readers
            }
        }
    }

    /// Opens a connection that sees the file as it is now, even while others write to it.
    private func reader(of file: IndexFile) throws -> DatabaseQueue {
        var configuration = writer.configuration
        configuration.readonly = true
        configuration.allowsUnsafeTransactions = true
        let reader = try DatabaseQueue(path: file.path, configuration: configuration)
        try reader.inDatabase { db in
            try db.beginTransaction(.deferred)
            // A transaction sees the state at its first read.
            try db.execute(sql: "SELECT rootpage FROM sqlite_master LIMIT 1")
        }
        return reader
    }

    /// Copies an index in memory, which has no log that preserves a state for readers. The copies
    /// live as long as their connections, and no file could outlive this process.
    private func copies() throws -> (any DatabaseReader, any DatabaseReader) {
        let place = "file:/counterfoil-\(UUID().uuidString)?vfs=memdb"
        let copies = (try DatabaseQueue(path: place), try DatabaseQueue(path: place))
        try writer.backup(to: copies.0)
        return copies
    }
}

/// A number of files, and the number of entries among them.
struct FileCount {
    var files = 0
    var entries = 0
}

extension Index {
    /// Counts the files with these names, and all files in the index.
    func counts(of names: [String]) throws -> (named: FileCount, all: FileCount) {
        try watchingForDamage {
            try writer.read { db in
                let statement = try db.cachedStatement(
                    sql: "SELECT count(*), count(entry) FROM file WHERE name = ?")
                var named = FileCount()
                for name in names {
                    guard let row = try Row.fetchOne(statement, arguments: [name]) else { continue }
                    named.files += try row.decode(Int.self, atIndex: 0)
                    named.entries += try row.decode(Int.self, atIndex: 1)
                }
                let all = try Row.fetchOne(db, sql: "SELECT count(*), count(entry) FROM file")
                return (
                    named,
                    FileCount(
                        files: try all?.decode(Int.self, atIndex: 0) ?? 0,
                        entries: try all?.decode(Int.self, atIndex: 1) ?? 0)
                )
            }
        }
    }

    /// Marks these files as vanished, and no others, by storing their sizes as negative numbers.
    func markVanished(_ names: Set<String>) throws {
        try watchingForDamage {
            try writer.write { db in
                try db.execute(sql: "UPDATE file SET size = -1 - size WHERE size < 0")
                let statement = try db.cachedStatement(
                    sql: "UPDATE file SET size = -1 - coalesce(size, 0) WHERE name = ?")
                for name in names { try statement.execute(arguments: [name]) }
            }
        }
    }

    /// Returns the entries of a folder that have one of the keys, and unreadable files; `nil` if
    /// they are so many that all entries may be read instead, or if the index fails.
    ///
    /// - Parameter comparing: whether files may have changed since they were indexed. Those that
    ///   have are part of the result.
    @concurrent
    func ids(
        having keys: @Sendable () -> MatchKeys, in folder: Folder, comparing: Bool
    ) async throws -> [EntryID]? {
        var found: Set<String> = []
        let total: Int
        do {
            if comparing {
                let present = try folder.names().filter { $0.isItem && $0.isFaithful }.map(\.text)
                total = present.count
                found.formUnion(
                    try await FolderComparison.of(present, in: folder, with: self).different)
            } else {
                total = try count
            }
            guard total > 0 else { return [] }
            guard found.count <= total / Self.worth else { return nil }
            let keys = keys()
            try Task.checkCancellation()
            found.formUnion(try names(having: keys.numbers))
            found.formUnion(keys.ids.map(\.rawValue))
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            return nil
        }
        return found.count > total / Self.worth ? nil : found.sorted().map { EntryID($0) }
    }

    /// The divisor of the number of entries up to which it is worthwhile to read only the found
    /// ones, since finding them takes time too.
    private static let worth = 4
}

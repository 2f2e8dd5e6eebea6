import Domain
import Files
import Foundation
import GRDB
import Logging

/// Where the index of a journal is kept.
struct IndexFile: Sendable {
    let folder: String
    let path: String
    /// The files as they were when the index was opened, to notice that somebody deleted them.
    private var identities: [Identity?] = []

    /// For so many seconds another process may be writing.
    static let patience = 20

    private struct Identity: Hashable {
        let device: UInt64
        let inode: UInt64
    }

    /// The name is a hash of the folder's real path, whichever way leads to it.
    init(journal: String, in folder: String) {
        self.folder = folder
        path = folder + "/" + Self.unique(to: journal) + ".sqlite"
    }

    /// The same for a folder whichever way leads to it.
    static func unique(to journal: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(realPath(of: journal))
        return fingerprint.shortDigits
    }

    /// How long the log is, in bytes; 0 where there is none.
    var logSize: Int {
        var status = stat()
        return stat(path + "-wal", &status) == 0 ? Int(status.st_size) : 0
    }

    /// Whether the path still leads to the files that were opened.
    var isUnmoved: Bool { identities == currentIdentities }

    func opened() -> IndexFile {
        var file = self
        file.identities = currentIdentities
        return file
    }

    /// Opens it, and replaces what is no index or one of another version. One process at a time
    /// does so.
    func open(replacing: Bool, log: Logger) throws -> DatabaseQueue {
        try makeFolder()
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        if replacing { remove() }
        do {
            return try openAsItIs()
        } catch {
            guard Self.isOfNoUse(error) || !isRegular else { throw error }
            log.notice("The index is replaced", metadata: ["error": "\(error)"])
            remove()
            return try openAsItIs()
        }
    }

    private func openAsItIs() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        configuration.busyMode = .timeout(TimeInterval(Self.patience))
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA temp_store = MEMORY")
            if !db.configuration.readonly {
                // Who reads does not wait for who writes.
                guard try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL") == "wal" else {
                    throw IndexDefect.withoutLog
                }
                // A cache that is damaged by a loss of power is made again.
                try db.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8192")
                // Text that no entry holds any more must not be left in the files. The log is taken
                // in when it suits everybody: see `Index.tidy`.
                try db.execute(
                    sql: "PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 0")
            }
        }
        try makePrivate()
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        if logSize > Index.mostLog {
            // Whoever left it may have had no time; where somebody reads from it, they will do it.
            try? queue.writeWithoutTransaction { try $0.cutLog() }
        }
        if try !queue.unsafeRead(IndexSchema.isThere) { try queue.write(IndexSchema.make) }
        // A table that is not what it should be shows before anybody relies on it.
        try queue.unsafeRead { db in
            _ = try IndexVersion(db)
            for probe in IndexSchema.probes { _ = try Row.fetchOne(db, sql: probe) }
        }
        return queue
    }

    /// Not so where the disk is full, or nothing may be written.
    private static func isOfNoUse(_ error: any Error) -> Bool {
        guard let error = error as? DatabaseError else {
            return error is IndexDefect || error is RowDecodingError
        }
        return [.SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_ERROR, .SQLITE_MISMATCH, .SQLITE_SCHEMA]
            .contains(error.resultCode)
    }

    /// For its owner's eyes, whatever the mask of the process is; SQLite gives the files beside it
    /// the same mode. Nothing is opened here that SQLite may hold a lock on: closing it would let go
    /// of that.
    private func makePrivate() throws {
        let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        if let new = FileDescriptor(Foundation.open(path, flags, 0o600)) {
            withExtendedLifetime(new) {}
            return
        }
        guard errno == EEXIST else { throw FolderFailure(errno) }
        for name in files + [path + ".lock"] {
            var status = stat()
            guard lstat(name, &status) == 0, status.isFile, status.st_mode & 0o777 != 0o600
            else { continue }
            chmod(name, 0o600)
        }
    }

    private func remove() {
        for name in files { try? FileManager.default.removeItem(atPath: name) }
    }

    private var files: [String] { ["", "-wal", "-shm"].map { path + $0 } }

    var isThere: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    private var isRegular: Bool {
        var status = stat()
        return lstat(path, &status) != 0 || status.isFile
    }

    private var currentIdentities: [Identity?] {
        files.map { name in
            var status = stat()
            guard stat(name, &status) == 0 else { return nil }
            return Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
        }
    }

    private func makeFolder() throws {
        try Folder.make(folder)
        var status = stat()
        guard lstat(folder, &status) == 0, status.st_uid == geteuid(),
            status.st_mode & S_IFMT == S_IFDIR
        else { throw IndexDefect.notOurFolder }
        if status.st_mode & 0o077 != 0 { chmod(folder, 0o700) }
    }

    private func lock() throws -> FileDescriptor {
        guard let lock = FileDescriptor(lockFile: path + ".lock", on: .real),
            try lock.lock(on: .real, waiting: true)
        else {
            throw FolderFailure(errno)
        }
        return lock
    }

    private static func realPath(of path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}

/// Why an index is of no use.
enum IndexDefect: Error {
    case otherVersion
    case notOurFolder
    /// SQLite keeps no log beside it there, as on some file systems of a network.
    case withoutLog
    case empty
    case damaged
}

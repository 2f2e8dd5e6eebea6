import Domain
import Files
import Foundation
import GRDB
import Logging
import Synchronization

/// The file of a journal's index.
struct IndexFile: Sendable {
    let folder: String
    let path: String
    private let places: IndexPlaces?
    /// The identities of the files when the index was opened, which show whether they were deleted
    /// or replaced.
    private var identities: [FileIdentity?] = []

    /// The seconds to wait while another process writes.
    static let patience = 20

    /// Creates the file's path from a hash of the journal folder's real path.
    init(journal: String, in folder: String, places: IndexPlaces?) {
        self.folder = folder
        self.places = places
        path = folder + "/" + Self.unique(to: journal) + ".sqlite"
    }

    /// Returns a name for a folder that is the same for every path of it.
    static func unique(to journal: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(realPath(of: journal))
        return fingerprint.shortDigits
    }

    /// The size of the log in bytes, or 0 if there is none.
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

    /// Opens the index, and replaces a file that is not an index or has another version. Only one
    /// process at a time does so.
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
                // With a write-ahead log, readers do not wait for writers.
                guard try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL") == "wal" else {
                    throw IndexDefect.withoutLog
                }
                // A cache that is damaged by a loss of power is rebuilt.
                try db.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8192")
                // Text that no entry contains any more must not stay in the files. The log is moved
                // to the database when no connection needs it: see `Index.tidy`.
                try db.execute(
                    sql: "PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 0")
            }
        }
        try makePrivate()
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        if logSize > Index.mostLog {
            // The process that left the log may have been killed. If a connection reads from it,
            // that process will cut it.
            try? queue.writeWithoutTransaction { try $0.cutLog() }
        }
        if try !queue.unsafeRead({ try IndexSchema.isThere(in: $0, with: places) }) {
            try queue.write { try IndexSchema.make(in: $0, with: places) }
        }
        // A table that cannot be read has to fail before the index is used.
        try queue.unsafeRead { db in
            _ = try IndexVersion(db)
            for probe in IndexSchema.probes { _ = try Row.fetchOne(db, sql: probe) }
        }
        return queue
    }

    /// Whether an error means that the file is unusable, rather than that the disk is full or not
    /// writable.
    private static func isOfNoUse(_ error: any Error) -> Bool {
        guard let error = error as? DatabaseError else {
            return error is IndexDefect || error is RowDecodingError
        }
        return [.SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_ERROR, .SQLITE_MISMATCH, .SQLITE_SCHEMA]
            .contains(error.resultCode)
    }

    /// Makes the file readable for its owner only, whatever the umask is; SQLite gives the files
    /// beside it the same mode. It opens no file that SQLite may have locked, since closing that
    /// would release the lock.
    private func makePrivate() throws {
        let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        if let new = FileDescriptor(Foundation.open(path, flags, 0o600)) {
            withExtendedLifetime(new) {}
            return
        }
        guard errno == EEXIST else { throw FolderFailure(errno) }
        for name in files + [path + ".lock"] {
            guard let status = Self.status(of: name), status.isFile,
                status.st_mode & 0o777 != 0o600
            else { continue }
            chmod(name, 0o600)
        }
    }

    private func remove() {
        for name in files { try? FileManager.default.removeItem(atPath: name) }
    }

    private var files: [String] { ["", "-wal", "-shm"].map { path + $0 } }

    var isThere: Bool { Self.status(of: path) != nil }

    private var isRegular: Bool { Self.status(of: path)?.isFile != false }

    private static func status(of path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    private var currentIdentities: [FileIdentity?] {
        files.map { name in
            var status = stat()
            return stat(name, &status) == 0 ? status.identity : nil
        }
    }

    private func makeFolder() throws {
        try Folder.make(folder)
        guard let status = Self.status(of: folder), status.st_uid == geteuid(),
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

/// The reasons why an index is unusable.
enum IndexDefect: Error {
    case otherVersion
    case notOurFolder
    /// SQLite cannot keep a log beside the file, as on some network file systems.
    case withoutLog
    case empty
    case damaged
}

/// The places in which the ends of trips are looked up for the index, each different pair once.
final class IndexPlaces: Sendable {
    /// See `FindsPlaces.version`. An index of another version is replaced.
    var version: String { gazetteer.version }

    private let gazetteer: any FindsPlaces
    private let known = Mutex<[SoughtEnds: FoundEnds]>([:])

    init(_ gazetteer: any FindsPlaces) {
        self.gazetteer = gazetteer
    }

    /// Returns the ends of a trip as its own file tells them, so that they do not depend on other
    /// entries, nor on the zone of the computer.
    func ends(of trip: Trip) -> FoundEnds {
        let sought = SoughtEnds(trip)
        if let found = known.withLock({ $0[sought] }) { return found }
        let found = gazetteer.ends(of: trip)
        known.withLock { known in
            if known.count >= Self.most { known = [:] }
            known[sought] = found
        }
        return found
    }

    /// The greatest number of pairs that are kept, which is more than most journals have.
    private static let most = 4_096
}

/// The facts of a trip by which its ends are found.
private struct SoughtEnds: Hashable {
    let mode: TravelMode
    let `operator`: String
    let from: String
    let to: String
    let fromCoordinates: Coordinates?
    let toCoordinates: Coordinates?
    let departure: Zone
    let arrival: Zone?

    init(_ trip: Trip) {
        mode = trip.mode
        `operator` = trip.operator
        from = trip.from
        to = trip.to
        fromCoordinates = trip.fromCoordinates
        toCoordinates = trip.toCoordinates
        departure = trip.departure.zone
        arrival = trip.arrival?.zone
    }
}

import Domain
import Files
public import Foundation

/// The paths of a journal and of its data outside the journal.
///
/// Paths that depend on the folder's identity are looked up each time, since a folder that appears
/// later may be another one.
struct JournalPlace: Sendable {
    let folder: String
    /// The folder of the index.
    let cache: String
    /// The folder of the records by which batches are undone.
    let records: String
    /// The folder that keeps removed files if there is no trash.
    let removed: String
    let disk: Disk
    /// The places in which the ends of trips are looked up, or `nil` for none.
    var places: IndexPlaces?

    func open() throws(FolderFailure) -> Folder {
        try Folder(folder, on: disk)
    }

    func openToRead() throws(JournalError) -> Folder {
        try FolderFailure.explained(reading: folder, open)
    }

    /// Opens the folder for writing.
    /// - Throws: The reason why it cannot be written to.
    func openToWrite() throws(JournalError) -> Folder {
        try FolderFailure.explained(writing: folder, in: folder) { () throws(FolderFailure) in
            let opened = try open()
            if let obstacle = opened.obstacle { throw obstacle }
            return opened
        }
    }

    var batchRecords: BatchRecords { BatchRecords(of: folder, in: records, on: disk) }

    var writeLock: WriteLock { batchRecords.writeLock }
}

extension FolderJournal {
    /// The folder of the user's caches, by the XDG Base Directory Specification.
    public static var userCache: URL { userFolder("XDG_CACHE_HOME", or: ".cache", "counterfoil") }

    /// The folder of the user's state, by the XDG Base Directory Specification.
    public static var userRecords: URL {
        userFolder("XDG_STATE_HOME", or: ".local/state", "counterfoil/batches")
    }

    /// The folder of the user's data, by the XDG Base Directory Specification.
    public static var userRemoved: URL {
        userFolder("XDG_DATA_HOME", or: ".local/share", "counterfoil/removed")
    }

    /// The home folder in the environment, or else in the system's user database.
    private static var home: String {
        let said = getenv("HOME").map { String(cString: $0) } ?? ""
        return said.hasPrefix("/") ? said : NSHomeDirectory()
    }

    private static func userFolder(
        _ variable: String, or usual: String, _ name: String
    ) -> URL {
        let chosen = getenv(variable).map { String(cString: $0) }
        let folder = chosen.flatMap { $0.hasPrefix("/") ? $0 : nil }
        return URL(
            filePath: folder ?? home + "/" + usual, directoryHint: .isDirectory
        ).appending(path: name, directoryHint: .isDirectory)
    }
}

extension URL {
    var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

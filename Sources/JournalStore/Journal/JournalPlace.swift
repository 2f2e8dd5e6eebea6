import Domain
import Files

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

    /// Opens the folder for reading entries.
    func openToRead() throws(JournalError) -> Folder {
        do throws(FolderFailure) {
            return try open()
        } catch {
            throw error.error(reading: folder)
        }
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

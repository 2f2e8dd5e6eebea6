import Domain
import Files

/// Where a journal is, and where the things are kept that belong to it but are no part of it.
///
/// Places that are named after the folder are looked up each time: a folder that appears later may
/// be elsewhere.
struct JournalPlace: Sendable {
    let folder: String
    /// The folder in which the index is kept.
    let cache: String
    /// The folder in which is kept what is needed to take batches back.
    let records: String
    /// The folder in which is kept what was removed where there is no trash.
    let removed: String
    let disk: Disk

    func open() throws(FolderFailure) -> Folder {
        try Folder(folder, on: disk)
    }

    /// The same for somebody who wants to read entries.
    func openToRead() throws(JournalError) -> Folder {
        do throws(FolderFailure) {
            return try open()
        } catch {
            throw error.error(reading: folder)
        }
    }

    /// The same for somebody who wants to write. What cannot be written to is not opened.
    func openToWrite() throws(JournalError) -> Folder {
        try FolderFailure.explained(writing: folder, in: folder) { () throws(FolderFailure) in
            let opened = try open()
            if let obstacle = opened.obstacle { throw obstacle }
            return opened
        }
    }

    var batchRecords: BatchRecords { BatchRecords(of: folder, in: records, on: disk) }
}

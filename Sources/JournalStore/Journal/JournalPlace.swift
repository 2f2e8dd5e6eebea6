import Domain

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

    /// The same for somebody who wants to write.
    func openToWrite() throws(JournalError) -> Folder {
        try FolderFailure.explained(writing: folder, in: folder, open)
    }

    var batchRecords: BatchRecords { BatchRecords(of: folder, in: records, on: disk) }
}

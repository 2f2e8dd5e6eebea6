import Files
import Foundation

/// A file of ours that waits for its place, open and locked until it has it.
struct TemporaryFile {
    let name: String
    let held: HeldFile
    private let file: FileDescriptor
    private let disk: Disk

    /// Writes and flushes the bytes under a name that they have for the moment.
    init(of bytes: [UInt8], like old: FileContent?, in folder: Folder) throws(FolderFailure) {
        name = FileName.temporary(NewUID.text())
        file = try FileMaker(in: folder).make(name, of: bytes, like: old, flushing: true)
        disk = folder.disk
        do throws(FolderFailure) {
            guard let held = try HeldFile(name, in: folder) else { throw FolderFailure(ENOENT) }
            self.held = held
        } catch {
            folder.remove(name)
            throw error
        }
    }

    /// What the file itself looks like: in its place there may be another one by now. `nil` if that cannot
    /// be told.
    var stamp: FileSignature? {
        (try? file.status(on: disk)).map { FileSignature($0, readAt: .now) }
    }
}

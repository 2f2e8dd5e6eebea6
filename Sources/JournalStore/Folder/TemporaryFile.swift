import Files
import Foundation

/// A file that waits for its name, open and locked until it has it.
struct TemporaryFile {
    let name: String
    let held: HeldFile
    private let file: FileDescriptor
    private let disk: Disk

    /// Writes and flushes the bytes under a temporary name.
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

    /// The signature of the file itself, or `nil` if it cannot be told. Another file may have its
    /// name by now.
    var stamp: FileSignature? {
        (try? file.status(on: disk)).map { FileSignature($0, readAt: .now) }
    }
}

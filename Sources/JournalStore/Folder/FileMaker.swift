import Files
import Foundation

/// Creates files in a folder.
struct FileMaker {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    /// Writes a new file completely, or leaves none. It is locked while it is open, so that it is
    /// not removed as a leftover.
    ///
    /// - Parameter old: the file whose mode and group the new one gets.
    @discardableResult
    func make(
        _ name: String, of bytes: [UInt8], like old: FileContent?, flushing: Bool
    ) throws(FolderFailure) -> FileDescriptor {
        guard let file = FileDescriptor(folder.disk.makeFile(folder.descriptor.number, name)) else {
            throw FolderFailure(errno)
        }
        // Not every file system has locks.
        _ = try? file.lock(on: folder.disk)
        if let old {
            // The group of a shared folder stays, if this user may set it.
            _ = folder.disk.setGroup(file.number, old.group)
            _ = folder.disk.setMode(file.number, old.mode)
        }
        do throws(FolderFailure) {
            try file.write(bytes, on: folder.disk)
            guard !flushing || folder.disk.flush(file.number) == 0 else {
                throw FolderFailure(errno)
            }
            return file
        } catch {
            folder.remove(name)
            throw error
        }
    }
}

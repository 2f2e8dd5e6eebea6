import Files
import Foundation

/// Makes files in a folder.
struct FileMaker {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    /// Writes a file that is not there yet, or leaves none. As long as it stays open it is nobody's
    /// leftover.
    ///
    /// - Parameter old: the file whose mode and group it gets.
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
            // A shared folder's group stays; where that is not ours to give, the file is ours.
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

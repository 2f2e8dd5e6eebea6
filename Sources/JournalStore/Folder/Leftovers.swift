import Files
import Foundation

/// The temporary files and folders that crashes of Counterfoil left in a folder.
struct Leftovers {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    /// Removes them, except those that are locked because they are in use.
    ///
    /// - Parameter keepingFolders: whether folders stay, since batches may be on their way in them.
    func remove(among names: [FileName], keepingFolders: Bool) {
        for name in names where name.isLeftover {
            guard let status = folder.status(of: name.text), status.st_uid == geteuid(),
                status.isFile || status.isFolder && !keepingFolders,
                let held = lock(name.text, isFile: status.isFile)
            else { continue }
            if status.isFile {
                folder.remove(name.text)
            } else {
                Staging(in: folder).remove(name.text)
            }
            withExtendedLifetime(held) {}
        }
    }

    /// Locks a leftover, or returns `nil` if it is in use or that cannot be told.
    private func lock(_ name: String, isFile: Bool) -> FileDescriptor? {
        let (disk, number) = (folder.disk, folder.descriptor.number)
        let opened =
            isFile ? disk.openLocked(number, name) : disk.openFolder(number, name, O_NOFOLLOW)
        guard let lock = FileDescriptor(opened), (try? lock.lock(on: disk)) == true
        else { return nil }
        return lock
    }
}

extension stat {
    fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

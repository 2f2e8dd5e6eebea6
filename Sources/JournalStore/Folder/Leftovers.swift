import Files
import Foundation

/// What crashes of ours left behind in a folder.
struct Leftovers {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    /// Removes them. Whoever uses such a thing holds a lock on it, so no clock is asked.
    ///
    /// - Parameter keepingFolders: whether batches may be on their way, which wait in folders.
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

    /// Nil where somebody uses it, or nobody can tell.
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

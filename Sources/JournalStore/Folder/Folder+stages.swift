import Files
import Foundation

/// The staging folders inside a journal, in which files wait until they are moved to their places.
extension Folder {
    /// Opens a staging folder, and creates it if it does not exist.
    func makeStage(_ name: String) throws(FolderFailure) -> Folder {
        guard disk.makeFolder(descriptor.number, name) == 0 || errno == EEXIST else {
            throw FolderFailure(errno)
        }
        let stage = try openStage(name)
        // The lock shows that the folder is not a leftover. Not every file system has locks.
        _ = try? stage.descriptor.lock(on: disk)
        return stage
    }

    /// Opens a staging folder that exists.
    func openStage(_ name: String) throws(FolderFailure) -> Folder {
        let opened = disk.openFolder(descriptor.number, name, O_NOFOLLOW)
        guard let staged = FileDescriptor(opened) else { throw FolderFailure(errno) }
        return Folder(path: path + "/" + name, descriptor: staged, disk: disk)
    }

    /// Removes a staging folder and its files, if it exists.
    func removeStage(_ name: String) {
        guard let stage = try? openStage(name) else { return }
        for name in (try? stage.allNames()) ?? [] { stage.remove(name) }
        removeEmptyStage(name)
    }

    func removeEmptyStage(_ name: String) {
        _ = disk.removeFolder(descriptor.number, name)
    }

    /// Removes the temporary files and folders that crashes of Counterfoil left, except those that
    /// are locked because they are in use.
    ///
    /// - Parameter keepingFolders: whether folders stay, since batches may be on their way in them.
    func removeLeftovers(among names: [FileName], keepingFolders: Bool) {
        for name in names where name.isLeftover {
            guard let status = self.status(of: name.text), status.st_uid == geteuid(),
                status.isFile || status.isFolder && !keepingFolders,
                let held = lockLeftover(name.text, isFile: status.isFile)
            else { continue }
            if status.isFile {
                remove(name.text)
            } else {
                removeStage(name.text)
            }
            withExtendedLifetime(held) {}
        }
    }

    /// Locks a leftover, or returns `nil` if it is in use or that cannot be told.
    private func lockLeftover(_ name: String, isFile: Bool) -> FileDescriptor? {
        let number = descriptor.number
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

import Files
import Foundation

/// The staging folders inside a journal, in which files wait until they are moved to their places.
struct Staging: Sendable {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    /// Opens a staging folder, and creates it if it does not exist.
    func make(_ name: String) throws(FolderFailure) -> Folder {
        guard folder.disk.makeFolder(folder.descriptor.number, name) == 0 || errno == EEXIST else {
            throw FolderFailure(errno)
        }
        let stage = try open(name)
        // The lock shows that the folder is not a leftover. Not every file system has locks.
        _ = try? stage.descriptor.lock(on: folder.disk)
        return stage
    }

    /// Opens a staging folder that exists.
    func open(_ name: String) throws(FolderFailure) -> Folder {
        let opened = folder.disk.openFolder(folder.descriptor.number, name, O_NOFOLLOW)
        guard let staged = FileDescriptor(opened) else { throw FolderFailure(errno) }
        return Folder(path: folder.path + "/" + name, descriptor: staged, disk: folder.disk)
    }

    /// Removes a staging folder and its files, if it exists.
    func remove(_ name: String) {
        guard let stage = try? open(name) else { return }
        for name in (try? stage.allNames()) ?? [] { stage.remove(name) }
        removeEmpty(name)
    }

    func removeEmpty(_ name: String) {
        _ = folder.disk.removeFolder(folder.descriptor.number, name)
    }
}

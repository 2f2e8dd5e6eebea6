import Files
import Foundation

/// The folders inside a journal's in which files wait until they take their places; nobody looks into
/// them.
struct Staging: Sendable {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    /// A folder of that name, made where there is none.
    func make(_ name: String) throws(FolderFailure) -> Folder {
        guard folder.disk.makeFolder(folder.descriptor.number, name) == 0 || errno == EEXIST else {
            throw FolderFailure(errno)
        }
        let stage = try open(name)
        // As long as it is open it is not a leftover. Not every file system has locks.
        _ = try? stage.descriptor.lock(on: folder.disk)
        return stage
    }

    /// One that was made before.
    func open(_ name: String) throws(FolderFailure) -> Folder {
        let opened = folder.disk.openFolder(folder.descriptor.number, name, O_NOFOLLOW)
        guard let staged = FileDescriptor(opened) else { throw FolderFailure(errno) }
        return Folder(path: folder.path + "/" + name, descriptor: staged, disk: folder.disk)
    }

    /// Removes one with the files in it, where there is one.
    func remove(_ name: String) {
        guard let stage = try? open(name) else { return }
        for name in (try? stage.allNames()) ?? [] { stage.remove(name) }
        removeEmpty(name)
    }

    func removeEmpty(_ name: String) {
        _ = folder.disk.removeFolder(folder.descriptor.number, name)
    }
}

import Foundation

extension Folder {
    /// A folder inside this one, made where there is none; files wait there until they take their
    /// places, and nobody looks into it.
    func stage(_ name: String) throws(FolderFailure) -> Folder {
        guard disk.makeFolder(descriptor.number, name) == 0 || errno == EEXIST else {
            throw FolderFailure(errno)
        }
        let stage = try stagedBefore(name)
        // As long as somebody has it open it is nobody's leftover.
        flock(stage.descriptor.number, LOCK_EX | LOCK_NB)
        return stage
    }

    func stagedBefore(_ name: String) throws(FolderFailure) -> Folder {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        guard let staged = Descriptor(openat(descriptor.number, name, flags)) else {
            throw FolderFailure(errno)
        }
        return Folder(path: path + "/" + name, descriptor: staged, disk: disk)
    }

    /// Removes a folder inside this one with the files in it, where there is one.
    func removeStage(_ name: String) {
        guard let stage = try? stagedBefore(name) else { return }
        for name in (try? stage.allNames()) ?? [] { stage.remove(name) }
        removeEmptyFolder(name)
    }

    func removeEmptyFolder(_ name: String) {
        _ = disk.removeFolder(descriptor.number, name)
    }

    /// Gives a file to another folder, under a name that nobody has there; `EEXIST` where somebody
    /// does.
    func give(_ name: String, to other: Folder, as new: String? = nil) throws(FolderFailure) {
        let (from, to, new) = (descriptor.number, other.descriptor.number, new ?? name)
        if disk.renameNew(from, name, to, new) == 0 { return }
        guard FolderFailure(errno).isOfFileSystem else { throw FolderFailure(errno) }
        // The gap between looking and renaming is short.
        guard other.status(of: new) == nil else { throw FolderFailure(EEXIST) }
        guard disk.rename(from, name, to, new) == 0 else { throw FolderFailure(errno) }
    }

    /// Puts a file in the place of another folder's of the same name that still is what it was, and
    /// takes that instead, where the file system can do so. `EEXIST` where it is not.
    func swap(_ name: String, with other: Folder, ifStill old: Stamp) throws(FolderFailure) {
        switch try exchange(
            name, with: name, of: other, whichIs: { stamp(of: name)?.isMoved(from: old) == true })
        {
        case .done: return
        case .overtaken: throw FolderFailure(EEXIST)
        case .impossible:
            // The gap between looking and renaming is short.
            guard other.stamp(of: name)?.isUnchanged(since: old) == true else {
                throw FolderFailure(EEXIST)
            }
            let (here, there) = (descriptor.number, other.descriptor.number)
            guard disk.rename(here, name, there, name) == 0 else { throw FolderFailure(errno) }
        }
    }
}

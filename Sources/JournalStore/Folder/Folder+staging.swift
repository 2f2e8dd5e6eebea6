internal import CLinux
import Foundation

extension Folder {
    /// A folder inside this one, made where there is none; files wait there until they take their
    /// places, and nobody looks into it.
    func stage(_ name: String) throws(FolderFailure) -> Folder {
        guard mkdirat(descriptor.number, name, 0o700) == 0 || errno == EEXIST else {
            throw FolderFailure(errno)
        }
        return try stagedBefore(name)
    }

    func stagedBefore(_ name: String) throws(FolderFailure) -> Folder {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        guard let staged = Descriptor(openat(descriptor.number, name, flags)) else {
            throw FolderFailure(errno)
        }
        return Folder(path: path + "/" + name, descriptor: staged)
    }

    /// Removes a folder inside this one with the files in it, where there is one.
    func removeStage(_ name: String) {
        guard let stage = try? stagedBefore(name) else { return }
        for name in (try? stage.allNames()) ?? [] { stage.remove(name) }
        unlinkat(descriptor.number, name, AT_REMOVEDIR)
    }

    /// Gives a file to another folder, under a name that nobody has there.
    func give(_ name: String, to other: Folder) throws(FolderFailure) {
        let (from, to) = (descriptor.number, other.descriptor.number)
        if counterfoil_rename_new(from, name, to, name) == 0 { return }
        guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) else { throw FolderFailure(errno) }
        // The gap between looking and renaming is short.
        guard other.status(of: name) == nil else { throw FolderFailure(EEXIST) }
        guard renameat(from, name, to, name) == 0 else { throw FolderFailure(errno) }
    }

    /// Puts a file in the place of another folder's of the same name that still is what it was, and
    /// takes that instead, where the file system can do so. `EEXIST` where it is not.
    func swap(_ name: String, with other: Folder, ifStill old: Stamp) throws(FolderFailure) {
        let (here, there) = (descriptor.number, other.descriptor.number)
        if counterfoil_rename_exchange(here, name, there, name) == 0 {
            if stamp(of: name)?.isMoved(from: old) == true { return }
            // Somebody was quicker, and theirs goes back.
            _ = counterfoil_rename_exchange(here, name, there, name)
            throw FolderFailure(EEXIST)
        }
        guard errno != ENOENT else { throw FolderFailure(EEXIST) }
        guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) else { throw FolderFailure(errno) }
        // The gap between looking and renaming is short.
        guard other.stamp(of: name)?.isUnchanged(since: old) == true else {
            throw FolderFailure(EEXIST)
        }
        guard renameat(here, name, there, name) == 0 else { throw FolderFailure(errno) }
    }
}

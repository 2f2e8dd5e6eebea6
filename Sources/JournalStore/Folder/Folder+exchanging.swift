internal import CLinux
import Foundation

extension Folder {
    /// The outcome of putting a file in another's place.
    enum Exchange {
        case done
        /// Another file than expected was there. It is in its place again, or it has gone.
        case overtaken
        /// The file system cannot swap two files.
        case impossible
    }

    /// Puts a file in the place of another one, which then has its name, unless that is not what is
    /// expected: nothing but taking it out tells what is in a place at the moment it is replaced.
    ///
    /// Others may do anything to the place at any time. Whatever somebody put there last is there when
    /// this returns, and was away for no longer than it takes to look at it; the place is never empty.
    func exchange(
        _ mine: String, with name: String, of other: Folder,
        whichIs isExpected: () -> Bool
    ) throws(FolderFailure) -> Exchange {
        guard let ours = hold(mine) else { return .overtaken }
        guard swap(mine, name, of: other) == 0 else {
            if errno == ENOENT { return .overtaken }
            guard FolderFailure(errno).isOfFileSystem else { throw FolderFailure(errno) }
            return .impossible
        }
        if isExpected() { return .done }
        putBack(mine, as: name, of: other, over: ours)
        return .overtaken
    }

    /// Gives what came out of a place back to it. What comes out in turn is what was put there by us;
    /// if it is somebody else's, that is newer, and goes back for the same reason.
    func putBack(_ mine: String, as name: String, of other: Folder, over ours: Held) {
        var placed = ours
        while let newest = hold(mine) {
            guard swap(mine, name, of: other) == 0 else {
                // Who removed the file meanwhile removed what we would put back.
                if errno != ENOENT {
                    _ = disk.rename(descriptor.number, mine, other.descriptor.number, name)
                }
                return
            }
            guard let out = hold(mine), out.identity != placed.identity else { return }
            placed = newest
        }
    }

    private func swap(_ mine: String, _ name: String, of other: Folder) -> Int32 {
        disk.exchange(descriptor.number, mine, other.descriptor.number, name)
    }

    /// A file that stays the only one with its number for as long as this is there.
    struct Held {
        struct Identity: Equatable {
            let device: dev_t
            let inode: ino_t
        }

        let identity: Identity
        fileprivate let descriptor: Descriptor?
    }

    /// Returns nil if there is none.
    func hold(_ name: String) -> Held? {
        let file = Descriptor(counterfoil_open_path(descriptor.number, name))
        var status = stat()
        // Too many may be open already; then its number has to do.
        let result =
            file.map { fstat($0.number, &status) }
            ?? fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW)
        guard result == 0 else { return nil }
        return Held(
            identity: Held.Identity(device: status.st_dev, inode: status.st_ino), descriptor: file)
    }
}

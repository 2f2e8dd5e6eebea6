import Files
import Foundation

/// A file that stays the only one with its number for as long as this is there.
struct HeldFile {
    struct Identity: Equatable {
        let device: dev_t
        let inode: ino_t
    }

    let identity: Identity
    private let descriptor: FileDescriptor?

    /// `nil` if there is none.
    /// - Throws: The reason why it cannot be told now.
    init?(_ name: String, in folder: Folder) throws(FolderFailure) {
        descriptor = FileDescriptor(folder.disk.hold(folder.descriptor.number, name))
        let status: stat
        if let descriptor {
            status = try descriptor.status(on: folder.disk)
        } else {
            // Too many may be open already; then its number has to do.
            guard let known = try folder.knownStatus(of: name) else { return nil }
            status = known
        }
        identity = Identity(device: status.st_dev, inode: status.st_ino)
    }

    /// Whether a file certainly is this one.
    func isAt(_ name: String, in folder: Folder) -> Bool {
        guard let there = try? HeldFile(name, in: folder) else { return false }
        return there.identity == identity
    }
}

/// Swaps files of a folder, or of one beside it, with those in their places.
struct AtomicFileSwap {
    private let source: Folder
    private let target: Folder

    /// - Parameter source: where the files are that are to take the places of others.
    init(from source: Folder, to target: Folder) {
        self.source = source
        self.target = target
    }

    /// What came of putting a file in another's place.
    enum Result {
        case done
        /// What was there is not what was expected. It is in its place, or it is gone.
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
        _ mine: String, with name: String, whichIs isExpected: () throws(FolderFailure) -> Bool
    ) throws(FolderFailure) -> Result {
        guard let ours = try HeldFile(mine, in: source) else { return .overtaken }
        guard swap(mine, name) == 0 else {
            if errno == ENOENT { return .overtaken }
            guard FolderFailure(errno).isOfFileSystem else { throw FolderFailure(errno) }
            return .impossible
        }
        do throws(FolderFailure) {
            if try isExpected() { return .done }
        } catch {
            putBack(mine, as: name, over: ours)
            throw error
        }
        putBack(mine, as: name, over: ours)
        return .overtaken
    }

    /// Gives what came out of a place back to it. What comes out in turn is what was put there by us;
    /// if it is somebody else's, that is newer, and goes back for the same reason.
    func putBack(_ mine: String, as name: String, over ours: HeldFile) {
        var placed = ours.identity
        while true {
            let newest: HeldFile?
            do throws(FolderFailure) {
                newest = try HeldFile(mine, in: source)
                if newest == nil { return }
            } catch {
                newest = nil
            }
            guard swap(mine, name) == 0 else {
                // Who removed the file meanwhile removed what we would put back.
                if errno != ENOENT {
                    _ = source.disk.rename(
                        source.descriptor.number, mine, target.descriptor.number, name)
                }
                return
            }
            guard let newest, let out = try? HeldFile(mine, in: source), out.identity != placed
            else { return }
            placed = newest.identity
        }
    }

    private func swap(_ mine: String, _ name: String) -> Int32 {
        source.disk.exchange(source.descriptor.number, mine, target.descriptor.number, name)
    }
}

import Files
import Foundation

/// The identity of a file, which no other file gets as long as this value exists.
struct HeldFile {
    struct Identity: Equatable {
        let device: dev_t
        let inode: ino_t
    }

    let identity: Identity
    private let descriptor: FileDescriptor?

    /// Returns `nil` if there is no such file.
    /// - Throws: The reason why it cannot be told now.
    init?(_ name: String, in folder: Folder) throws(FolderFailure) {
        descriptor = FileDescriptor(folder.disk.hold(folder.descriptor.number, name))
        let status: stat
        if let descriptor {
            status = try descriptor.status(on: folder.disk)
        } else {
            // If too many files are open already, the status by name has to do.
            guard let known = try folder.knownStatus(of: name) else { return nil }
            status = known
        }
        identity = Identity(device: status.st_dev, inode: status.st_ino)
    }

    /// Whether the file of this name is certainly this one.
    func isAt(_ name: String, in folder: Folder) -> Bool {
        guard let there = try? HeldFile(name, in: folder) else { return false }
        return there.identity == identity
    }
}

/// Swaps files of a folder, or of a staging folder, with those in their places.
struct AtomicFileSwap {
    private let source: Folder
    private let target: Folder

    /// - Parameter source: the folder of the files that replace others.
    init(from source: Folder, to target: Folder) {
        self.source = source
        self.target = target
    }

    /// The result of replacing a file.
    enum Result {
        case done
        /// The replaced file is not the expected one. It is in its place again, or was removed.
        case overtaken
        /// The file system cannot swap two files.
        case impossible
    }

    /// Swaps a file with the one in its place, and swaps them back if the replaced one is not the
    /// expected one. Only a file that was taken out is certain to be the one that was replaced.
    ///
    /// Other programs may change the place at any time. The latest file that one of them put there
    /// is there on return, and was away only for as long as it takes to examine it. The place is
    /// never empty.
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

    /// Puts a file that was taken out back in its place. If the file that comes out in turn is not
    /// the one that this program put there, it is a newer one of another program, and is put back
    /// as well.
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
                // The program that removed the file removed the one that would be put back.
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

import Files
import Foundation

/// Moves files from one folder to another, which may be the same, or swaps them with files there.
struct FileMover {
    private let source: Folder
    private let target: Folder

    init(from source: Folder, to target: Folder) {
        self.source = source
        self.target = target
    }

    /// Moves a file to the other folder.
    /// - Throws: `overtaken` if the name is taken there.
    func move(_ name: String, as new: String? = nil) throws(FolderFailure) {
        let (from, to, new) = (source.descriptor.number, target.descriptor.number, new ?? name)
        if source.disk.renameNew(from, name, to, new) == 0 { return }
        guard FolderFailure(errno).isOfFileSystem else { throw FolderFailure(errno) }
        // The gap between the check and the rename is short.
        guard try target.knownStatus(of: new) == nil else { throw .overtaken }
        try rename(name, to: new)
    }

    /// Swaps a file with the unchanged one of the same name in the other folder, or only replaces
    /// that if the file system cannot swap.
    /// - Throws: `overtaken` if the other file has changed.
    func swap(_ name: String, ifStill old: FileSignature) throws(FolderFailure) {
        let result = try exchange(name, with: name) { () throws(FolderFailure) in
            try source.knownStamp(of: name)?.isMoved(from: old) == true
        }
        switch result {
        case .done: return
        case .overtaken: throw .overtaken
        case .impossible:
            // The gap between the check and the rename is short.
            guard try target.knownStamp(of: name)?.isUnchanged(since: old) == true else {
                throw .overtaken
            }
            try rename(name, to: name)
        }
    }

    /// Moves a file to the other folder, where it replaces any file of that name.
    func rename(_ name: String, to new: String) throws(FolderFailure) {
        let (from, to) = (source.descriptor.number, target.descriptor.number)
        guard source.disk.rename(from, name, to, new) == 0 else { throw FolderFailure(errno) }
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

/// The identity of a file, which no other file gets as long as this value exists.
struct HeldFile {
    let identity: FileIdentity
    private let descriptor: FileDescriptor?

    /// Returns `nil` if there is no such file.
    /// - Throws: The reason why it cannot be told now.
    init?(_ name: String, in folder: Folder) throws(FolderFailure) {
        descriptor = FileDescriptor(folder.disk.hold(folder.descriptor.number, name))
        if let descriptor {
            identity = try descriptor.status(on: folder.disk).identity
        } else {
            // If too many files are open already, the status by name has to do.
            guard let known = try folder.knownStatus(of: name) else { return nil }
            identity = known.identity
        }
    }

    /// Whether the file of this name is certainly this one.
    func isAt(_ name: String, in folder: Folder) -> Bool {
        guard let there = try? HeldFile(name, in: folder) else { return false }
        return there.identity == identity
    }
}

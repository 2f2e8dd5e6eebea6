import Files
import Foundation

/// Moves files from one folder to another.
struct FileMover {
    private let source: Folder
    private let target: Folder

    init(from source: Folder, to target: Folder) {
        self.source = source
        self.target = target
    }

    /// Moves a file to the other folder.
    /// - Throws: `EEXIST` if the name is taken there.
    func move(_ name: String, as new: String? = nil) throws(FolderFailure) {
        let (from, to, new) = (source.descriptor.number, target.descriptor.number, new ?? name)
        if source.disk.renameNew(from, name, to, new) == 0 { return }
        guard FolderFailure(errno).isOfFileSystem else { throw FolderFailure(errno) }
        // The gap between the check and the rename is short.
        guard try target.knownStatus(of: new) == nil else { throw FolderFailure(EEXIST) }
        try rename(name, to: new)
    }

    /// Swaps a file with the unchanged one of the same name in the other folder, or only replaces
    /// that if the file system cannot swap.
    /// - Throws: `EEXIST` if the other file has changed.
    func swap(_ name: String, ifStill old: FileSignature) throws(FolderFailure) {
        let exchange = AtomicFileSwap(from: source, to: target)
        let result = try exchange.exchange(name, with: name) { () throws(FolderFailure) in
            try source.knownStamp(of: name)?.isMoved(from: old) == true
        }
        switch result {
        case .done: return
        case .overtaken: throw FolderFailure(EEXIST)
        case .impossible:
            // The gap between the check and the rename is short.
            guard try target.knownStamp(of: name)?.isUnchanged(since: old) == true else {
                throw FolderFailure(EEXIST)
            }
            try rename(name, to: name)
        }
    }

    /// Moves a file to the other folder, where it replaces any file of that name.
    func rename(_ name: String, to new: String) throws(FolderFailure) {
        let (from, to) = (source.descriptor.number, target.descriptor.number)
        guard source.disk.rename(from, name, to, new) == 0 else { throw FolderFailure(errno) }
    }
}

/// Creates files in a folder.
struct FileMaker {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    /// Writes a new file completely, or leaves none. It is locked while it is open, so that it is
    /// not removed as a leftover.
    ///
    /// - Parameter old: the file whose mode and group the new one gets.
    @discardableResult
    func make(
        _ name: String, of bytes: [UInt8], like old: FileContent?, flushing: Bool
    ) throws(FolderFailure) -> FileDescriptor {
        guard let file = FileDescriptor(folder.disk.makeFile(folder.descriptor.number, name)) else {
            throw FolderFailure(errno)
        }
        // Not every file system has locks.
        _ = try? file.lock(on: folder.disk)
        if let old {
            // The group of a shared folder stays, if this user may set it.
            _ = folder.disk.setGroup(file.number, old.group)
            _ = folder.disk.setMode(file.number, old.mode)
        }
        do throws(FolderFailure) {
            try file.write(bytes, on: folder.disk)
            guard !flushing || folder.disk.flush(file.number) == 0 else {
                throw FolderFailure(errno)
            }
            return file
        } catch {
            folder.remove(name)
            throw error
        }
    }
}

import Files
import Foundation

/// Moves files of one folder to another.
struct FileMover {
    private let source: Folder
    private let target: Folder

    init(from source: Folder, to target: Folder) {
        self.source = source
        self.target = target
    }

    /// Gives a file to the other folder, under a name that nobody has there; `EEXIST` where somebody
    /// does.
    func move(_ name: String, as new: String? = nil) throws(FolderFailure) {
        let (from, to, new) = (source.descriptor.number, target.descriptor.number, new ?? name)
        if source.disk.renameNew(from, name, to, new) == 0 { return }
        guard FolderFailure(errno).isOfFileSystem else { throw FolderFailure(errno) }
        // The gap between looking and renaming is short.
        guard try target.knownStatus(of: new) == nil else { throw FolderFailure(EEXIST) }
        try rename(name, to: new)
    }

    /// Puts a file in the place of the other folder's of the same name that still is what it was, and
    /// takes that instead, where the file system can do so. `EEXIST` where it is not.
    func swap(_ name: String, ifStill old: FileSignature) throws(FolderFailure) {
        let exchange = AtomicFileSwap(from: source, to: target)
        let result = try exchange.exchange(name, with: name) { () throws(FolderFailure) in
            try source.knownStamp(of: name)?.isMoved(from: old) == true
        }
        switch result {
        case .done: return
        case .overtaken: throw FolderFailure(EEXIST)
        case .impossible:
            // The gap between looking and renaming is short.
            guard try target.knownStamp(of: name)?.isUnchanged(since: old) == true else {
                throw FolderFailure(EEXIST)
            }
            try rename(name, to: name)
        }
    }

    /// Gives a file to the other folder, in the place of what has that name there.
    func rename(_ name: String, to new: String) throws(FolderFailure) {
        let (from, to) = (source.descriptor.number, target.descriptor.number)
        guard source.disk.rename(from, name, to, new) == 0 else { throw FolderFailure(errno) }
    }
}

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
        let exchange = AtomicFileSwap(from: source, to: target)
        let result = try exchange.exchange(name, with: name) { () throws(FolderFailure) in
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
}

import Domain
import Files
import Foundation

/// Adds and replaces files of a folder atomically, and flushes them before it returns.
struct DurableWriter {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    private var mover: FileMover { FileMover(from: folder, to: folder) }

    enum Failure: Error {
        case failed(FolderFailure)
        /// Another program was first: the file has changed, or the name is taken.
        case overtaken
    }

    /// Adds a file under a name that is not taken.
    /// - Returns: The signature of the file, or `nil` if it was added but its status cannot be read
    ///   now.
    func create(_ name: String, with bytes: [UInt8]) throws(Failure) -> FileSignature? {
        let new = try temporary(bytes, like: nil)
        return try placing(new) { () throws(FolderFailure) in
            guard try place(new, as: name) else { return false }
            do throws(FolderFailure) {
                try folder.flush()
            } catch {
                if new.held.isAt(name, in: folder) { folder.remove(name) }
                throw error
            }
            return true
        }
    }

    /// Gives the file its name, or returns false if that is taken.
    private func place(_ new: TemporaryFile, as name: String) throws(FolderFailure) -> Bool {
        let number = folder.descriptor.number
        if folder.disk.link(number, new.name, name) == 0 {
            folder.remove(new.name)
            return true
        }
        if errno == EEXIST { return false }
        guard FolderFailure(errno).isOfFileSystem || errno == EPERM else {
            throw FolderFailure(errno)
        }
        do throws(FolderFailure) {
            try mover.move(new.name, as: name)
            return true
        } catch {
            guard error.code == EEXIST else { throw error }
            return false
        }
    }

    /// Replaces a file, if it has not changed since it was read.
    /// - Returns: The signature of the file, or `nil` if it was replaced but its status cannot be
    ///   read now.
    func replace(
        _ name: String, read content: FileContent, with bytes: [UInt8]
    ) throws(Failure) -> FileSignature? {
        let new = try temporary(bytes, like: content)
        return try placing(new) { () throws(FolderFailure) in
            // A change that shows already need not be swapped back later.
            guard folder.stamp(of: name)?.isUnchanged(since: content.stamp) == true else {
                return false
            }
            let exchange = AtomicFileSwap(from: folder, to: folder)
            switch try exchange.exchange(
                new.name, with: name, whichIs: { holds(content, as: new.name) })
            {
            case .overtaken:
                try folder.flush()
                return false
            case .done:
                do throws(FolderFailure) {
                    try folder.flush()
                } catch {
                    exchange.putBack(new.name, as: name, over: new.held)
                    throw error
                }
                folder.remove(new.name)
            case .impossible:
                // The gap between the check and the rename is short.
                guard holds(content, as: name) else { return false }
                try mover.rename(new.name, to: name)
                do throws(FolderFailure) {
                    try folder.flush()
                } catch {
                    putBack(content, as: name, over: new)
                    throw error
                }
            }
            return true
        }
    }

    /// Whether a file is the one that was read, possibly under another name. Changes in place
    /// within a tick of the clock show only in its bytes.
    private func holds(_ content: FileContent, as name: String) -> Bool {
        guard folder.stamp(of: name)?.isMoved(from: content.stamp) == true,
            let now = try? FileReader(of: folder).read(name)
        else { return false }
        return now.bytes == content.bytes && now.mode == content.mode
            && now.owner == content.owner && now.group == content.group
    }

    /// Writes the old bytes again after the disk could neither keep the new ones nor swap files.
    private func putBack(_ content: FileContent, as name: String, over new: TemporaryFile) {
        guard new.held.isAt(name, in: folder) else { return }
        let old = FileName.temporary(NewUID.text())
        let maker = FileMaker(in: folder)
        guard (try? maker.make(old, of: content.bytes, like: content, flushing: false)) != nil
        else { return }
        do throws(FolderFailure) { try mover.rename(old, to: name) } catch { folder.remove(old) }
    }

    /// Calls `body` to give a file its name, and removes the file if that fails.
    ///
    /// The file is closed last, so that programs that watch the folder see a file that was written.
    /// They may take the second of two swapped names for a removed file.
    private func placing(
        _ new: TemporaryFile, _ body: () throws(FolderFailure) -> Bool
    ) throws(Failure) -> FileSignature? {
        let isPlaced: Bool
        do throws(FolderFailure) {
            isPlaced = try body()
        } catch {
            folder.remove(new.name)
            throw .failed(error)
        }
        guard isPlaced else {
            folder.remove(new.name)
            throw .overtaken
        }
        return new.stamp
    }

    private func temporary(
        _ bytes: [UInt8], like old: FileContent?
    ) throws(Failure) -> TemporaryFile {
        do throws(FolderFailure) {
            return try TemporaryFile(of: bytes, like: old, in: folder)
        } catch {
            throw .failed(error)
        }
    }
}

/// A file that waits for its name, open and locked until it has it.
struct TemporaryFile {
    let name: String
    let held: HeldFile
    private let file: FileDescriptor
    private let disk: Disk

    /// Writes and flushes the bytes under a temporary name.
    init(of bytes: [UInt8], like old: FileContent?, in folder: Folder) throws(FolderFailure) {
        name = FileName.temporary(NewUID.text())
        file = try FileMaker(in: folder).make(name, of: bytes, like: old, flushing: true)
        disk = folder.disk
        do throws(FolderFailure) {
            guard let held = try HeldFile(name, in: folder) else { throw FolderFailure(ENOENT) }
            self.held = held
        } catch {
            folder.remove(name)
            throw error
        }
    }

    /// The signature of the file itself, or `nil` if it cannot be told. Another file may have its
    /// name by now.
    var stamp: FileSignature? {
        (try? file.status(on: disk)).map { FileSignature($0, readAt: .now) }
    }
}

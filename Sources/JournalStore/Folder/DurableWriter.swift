import Domain
import Files
import Foundation

/// Puts files into a folder and in the places of others, so that whatever happens there is the whole
/// file or what was there before, and safely on disk when it says so.
struct DurableWriter {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    private var mover: FileMover { FileMover(from: folder, to: folder) }

    enum Failure: Error {
        case failed(FolderFailure)
        /// Somebody else was quicker: the file is not what it was, or the name is taken.
        case overtaken
    }

    /// Puts a new file under a name that nobody has.
    /// - Returns: `nil` if it is there and what it looks like cannot be told now.
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

    /// False where there is something of that name.
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

    /// Puts new bytes in the place of a file that still is what was read.
    /// - Returns: `nil` if they are there and what the file looks like cannot be told now.
    func replace(
        _ name: String, read content: FileContent, with bytes: [UInt8]
    ) throws(Failure) -> FileSignature? {
        let new = try temporary(bytes, like: content)
        return try placing(new) { () throws(FolderFailure) in
            // What shows here already need not be put back.
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
                // The gap between looking and renaming is short.
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

    /// Whether a file is what was read, whatever its name was then. In-place changes within a tick of
    /// the clock show in its bytes only.
    private func holds(_ content: FileContent, as name: String) -> Bool {
        guard folder.stamp(of: name)?.isMoved(from: content.stamp) == true,
            let now = try? FileReader(of: folder).read(name)
        else { return false }
        return now.bytes == content.bytes && now.mode == content.mode
            && now.owner == content.owner && now.group == content.group
    }

    /// The old bytes again, where a disk did not keep the new ones and cannot swap.
    private func putBack(_ content: FileContent, as name: String, over new: TemporaryFile) {
        guard new.held.isAt(name, in: folder) else { return }
        let old = FileName.temporary(NewUID.text())
        let maker = FileMaker(in: folder)
        guard (try? maker.make(old, of: content.bytes, like: content, flushing: false)) != nil
        else { return }
        do throws(FolderFailure) { try mover.rename(old, to: name) } catch { folder.remove(old) }
    }

    /// Does what brings a file to its place, and clears it away where it did not get there.
    ///
    /// It is closed at last only: to those who watch the folder that is a file which was written to,
    /// while of two names that were swapped they may take the second for one that went away.
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

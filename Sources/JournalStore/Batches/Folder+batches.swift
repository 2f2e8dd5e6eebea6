import Files
import Foundation

/// The files that a batch has written.
extension Folder {
    /// Returns the signature of a file that still has the content that the batch gave it, or `nil`
    /// if it was changed or removed.
    /// - Throws: The reason why it cannot be read now.
    func stampIfHeld(_ item: BatchRecord.Item) throws(ReadFailure) -> FileSignature? {
        if let status = status(of: item.name), status.isFile,
            UInt64(status.st_size) != item.trace.size
        {
            return nil
        }
        guard let content = try content(of: item.name),
            ContentTrace(of: content.bytes) == item.trace
        else { return nil }
        return content.stamp
    }

    /// Returns the content of a file, or `nil` if it was removed or is not a regular file.
    private func content(of name: String) throws(ReadFailure) -> FileContent? {
        do throws(ReadFailure) {
            return try read(name)
        } catch {
            guard error.isOfNow else { return nil }
            throw error
        }
    }

    /// Restores the old content of a file: from the stage, which holds the old file or a copy, or
    /// by writing it again. A file that another program has changed stays as it is.
    /// - Returns: Whether the file has its old content.
    func putBack(
        _ old: [UInt8], as name: String, from stage: Folder, ifStill held: FileSignature
    ) throws(FolderFailure) -> Bool {
        if (try? stage.read(name).bytes) != old {
            stage.remove(name)
            guard let now = try FolderFailure.reading(content, of: name) else { return false }
            try stage.makeFile(name, of: old, like: now, flushing: true)
        }
        do throws(FolderFailure) {
            try FileMover(from: stage, to: self).swap(name, ifStill: held)
            return true
        } catch {
            guard error == .overtaken else { throw error }
            return false
        }
    }

    /// Moves a file that a batch added to the stage, unless its content has changed by then.
    func takeAway(_ item: BatchRecord.Item, to stage: Folder) throws(FolderFailure) {
        stage.remove(item.name)
        try FileMover(from: self, to: stage).move(item.name)
        do throws(FolderFailure) {
            if try FolderFailure.reading(stage.stampIfHeld, of: item) != nil { return }
        } catch {
            try? FileMover(from: stage, to: self).move(item.name)
            throw error
        }
        try? FileMover(from: stage, to: self).move(item.name)
    }
}

extension FolderFailure {
    /// Reads a file, and throws `EIO` if it cannot be read now.
    static func reading<Name, Content>(
        _ read: (Name) throws(ReadFailure) -> Content, of name: Name
    ) throws(FolderFailure) -> Content {
        do throws(ReadFailure) {
            return try read(name)
        } catch {
            throw FolderFailure(EIO)
        }
    }
}

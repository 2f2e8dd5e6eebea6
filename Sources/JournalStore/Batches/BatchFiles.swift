import Files
import Foundation

/// The files of a folder as a batch left them.
struct BatchFiles: Sendable {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    /// The stamp of a file that still is what a batch made of it; `nil` if it is another one, or gone.
    /// - Throws: The reason why it cannot be read now.
    func stampIfHeld(_ item: BatchRecord.Item) throws(FileReader.Failure) -> FileSignature? {
        if let status = folder.status(of: item.name), status.isFile,
            UInt64(status.st_size) != item.trace.size
        {
            return nil
        }
        guard let content = try content(of: item.name),
            ContentTrace(of: content.bytes) == item.trace
        else { return nil }
        return content.stamp
    }

    /// The content of a file; `nil` if it is gone, or something that no batch makes.
    private func content(of name: String) throws(FileReader.Failure) -> FileContent? {
        do throws(FileReader.Failure) {
            return try FileReader(of: folder).read(name)
        } catch {
            guard error.isOfNow else { return nil }
            throw error
        }
    }

    /// Gives a file its old content: from the stage, where the old file itself or a copy waits, or
    /// else written again.
    /// - Returns: Whether it has it. A file that another program has changed stays as it is.
    func putBack(
        _ old: [UInt8], as name: String, from stage: Folder, ifStill held: FileSignature
    ) throws(FolderFailure) -> Bool {
        if (try? FileReader(of: stage).read(name).bytes) != old {
            stage.remove(name)
            guard let now = try FolderFailure.reading(content, of: name) else { return false }
            try FileMaker(in: stage).make(name, of: old, like: now, flushing: true)
        }
        do throws(FolderFailure) {
            try FileMover(from: stage, to: folder).swap(name, ifStill: held)
            return true
        } catch {
            guard error.code == EEXIST else { throw error }
            return false
        }
    }

    /// Takes away what a batch added, unless it turns out to be something else by now.
    func takeAway(_ item: BatchRecord.Item, to stage: Folder) throws(FolderFailure) {
        stage.remove(item.name)
        try FileMover(from: folder, to: stage).move(item.name)
        do throws(FolderFailure) {
            let taken = BatchFiles(in: stage)
            if try FolderFailure.reading(taken.stampIfHeld, of: item) != nil { return }
        } catch {
            try? FileMover(from: stage, to: folder).move(item.name)
            throw error
        }
        try? FileMover(from: stage, to: folder).move(item.name)
    }
}

extension FolderFailure {
    /// Reads a file, and says of one that cannot be read now that the disk failed.
    static func reading<Name, Content>(
        _ read: (Name) throws(FileReader.Failure) -> Content, of name: Name
    ) throws(FolderFailure) -> Content {
        do throws(FileReader.Failure) {
            return try read(name)
        } catch {
            throw FolderFailure(EIO)
        }
    }
}

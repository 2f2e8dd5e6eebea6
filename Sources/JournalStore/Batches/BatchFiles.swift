import Foundation

/// The files of a folder as a batch left them.
struct BatchFiles: Sendable {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    /// Nil for a file that is not what a batch made of it any more.
    func stampIfHeld(_ item: BatchRecord.Item) -> Stamp? {
        guard let status = folder.status(of: item.name), status.isFile,
            UInt64(status.st_size) == item.trace.size,
            let content = try? FileReader(of: folder).read(item.name),
            ContentTrace(of: content.bytes) == item.trace
        else { return nil }
        return content.stamp
    }

    /// Gives a file its old content: from the stage, where the old file itself or a copy waits, or
    /// else written anew. False where somebody changed it meanwhile; it is theirs then.
    func putBack(
        _ old: [UInt8], as name: String, from stage: Folder, ifStill held: Stamp
    ) throws(FolderFailure) -> Bool {
        if (try? FileReader(of: stage).read(name).bytes) != old {
            stage.remove(name)
            guard let now = try? FileReader(of: folder).read(name) else { return false }
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
        if BatchFiles(in: stage).stampIfHeld(item) == nil {
            try? FileMover(from: stage, to: folder).move(item.name)
        }
    }
}

import Foundation

/// A file of ours that waits for its place, open and locked until it has it.
struct TemporaryFile {
    let name: String
    let held: HeldFile
    private let file: Descriptor

    /// Writes and flushes the bytes under a name that they have for the moment.
    init(of bytes: [UInt8], like old: FileContent?, in folder: Folder) throws(FolderFailure) {
        name = FileName.temporary(NewUID.text())
        file = try FileMaker(in: folder).make(name, of: bytes, like: old, flushing: true)
        guard let held = HeldFile(name, in: folder) else { throw FolderFailure(errno) }
        self.held = held
    }

    /// What the file itself looks like: in its place there may be another one by now.
    func stamp() throws(FolderFailure) -> Stamp {
        var status = stat()
        guard fstat(file.number, &status) == 0 else { throw FolderFailure(errno) }
        return Stamp(status, readAt: .now)
    }
}

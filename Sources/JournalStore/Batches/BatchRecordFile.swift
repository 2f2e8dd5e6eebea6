import Files
import Foundation

/// The file of a record that is being written.
struct BatchRecordFile: Sendable {
    private let file: FileDescriptor
    private let disk: Disk

    init(_ path: String, on disk: Disk) throws(FolderFailure) {
        guard let file = FileDescriptor(disk.makeFile(AT_FDCWD, path)) else {
            throw FolderFailure(errno)
        }
        self.file = file
        self.disk = disk
    }

    func append(_ piece: [UInt8]) throws(FolderFailure) {
        try file.write(piece, on: disk)
    }

    func flush() throws(FolderFailure) {
        guard disk.flush(file.number) == 0 else { throw FolderFailure(errno) }
    }
}

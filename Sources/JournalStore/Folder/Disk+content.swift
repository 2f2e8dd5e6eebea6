import Files
import Foundation

extension Disk {
    /// Returns the bytes of a file outside the journal.
    func content(of path: String) throws(FolderFailure) -> [UInt8] {
        guard let file = FileDescriptor(open(AT_FDCWD, path)) else { throw FolderFailure(errno) }
        let size = Int(try file.status(on: self).st_size)
        return try file.bytes(expecting: size, upTo: .max, on: self)
    }
}

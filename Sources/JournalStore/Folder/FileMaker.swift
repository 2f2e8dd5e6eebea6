import Foundation

/// Makes files in a folder.
struct FileMaker {
    private let folder: Folder

    init(in folder: Folder) {
        self.folder = folder
    }

    /// Writes a file that is not there yet, or leaves none. As long as it stays open it is nobody's
    /// leftover.
    ///
    /// - Parameter old: the file whose mode and group it gets.
    @discardableResult
    func make(
        _ name: String, of bytes: [UInt8], like old: FileContent?, flushing: Bool
    ) throws(FolderFailure) -> Descriptor {
        guard let file = Descriptor(folder.disk.makeFile(folder.descriptor.number, name)) else {
            throw FolderFailure(errno)
        }
        flock(file.number, LOCK_EX | LOCK_NB)
        if let old {
            // A shared folder's group stays; where that is not ours to give, the file is ours.
            _ = fchown(file.number, uid_t.max, old.group)
            _ = fchmod(file.number, old.mode)
        }
        guard file.write(bytes, on: folder.disk),
            !flushing || folder.disk.flush(file.number) == 0
        else {
            let failure = FolderFailure(errno)
            folder.remove(name)
            throw failure
        }
        return file
    }
}

extension Descriptor {
    /// False where writing failed; see `errno`.
    func write(_ bytes: [UInt8], on disk: Disk) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                guard let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress else {
                    return true
                }
                let count = disk.write(number, start, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    return false
                }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}

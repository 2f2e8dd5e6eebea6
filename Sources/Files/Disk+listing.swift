internal import Glibc

extension Disk {
    /// Calls `body` with the name of each item of a folder, in no particular order.
    /// - Parameter folder: the open folder that `path` is relative to.
    package func list(
        _ folder: Int32, _ path: String, _ body: (UnsafePointer<CChar>) -> Void
    ) throws(FolderFailure) {
        let opened = openFolder(folder, path, 0)
        guard opened >= 0 else { throw FolderFailure(errno) }
        guard let stream = fdopendir(opened) else {
            let failure = FolderFailure(errno)
            close(opened)
            throw failure
        }
        // The stream owns the open folder from here on.
        defer { closedir(stream) }
        errno = 0
        while let item = nextName(stream) {
            withUnsafePointer(to: &item.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256, body)
            }
            errno = 0
        }
        guard errno == 0 else { throw FolderFailure(errno) }
    }
}

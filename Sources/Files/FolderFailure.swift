internal import Glibc

/// An error number of the system, `errno`.
package struct FolderFailure: Error, Hashable {
    package let code: Int32

    package init(_ code: Int32) {
        self.code = code
    }

    /// Whether the file system does not support the call.
    package var isOfFileSystem: Bool { [EINVAL, ENOSYS, EOPNOTSUPP].contains(code) }

    package var isLackOfSpace: Bool { [ENOSPC, EDQUOT].contains(code) }
}

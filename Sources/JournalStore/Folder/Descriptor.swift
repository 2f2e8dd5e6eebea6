import Foundation

/// An open file or folder, closed when nobody holds it any more.
final class Descriptor: Sendable {
    let number: Int32

    /// Nil for the number that says that opening failed; see `errno`.
    init?(_ number: Int32) {
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit {
        close(number)
    }
}

extension Descriptor {
    /// A file that is there to be locked, made where there is none; nil where that fails, see `errno`.
    convenience init?(lockFile path: String, on disk: Disk = .real) {
        self.init(disk.openLock(path))
    }

    /// Locks it against everybody else, for as long as it is open; false where somebody else has the
    /// lock, and nobody is to be waited for.
    func lock(waiting: Bool = false) throws(FolderFailure) -> Bool {
        while flock(number, waiting ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return false }
            guard errno == EINTR else { throw FolderFailure(errno) }
        }
        return true
    }
}

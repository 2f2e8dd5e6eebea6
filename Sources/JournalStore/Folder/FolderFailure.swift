import Domain
import Foundation

/// An error number of the system.
struct FolderFailure: Error, Hashable {
    let code: Int32

    init(_ code: Int32) {
        self.code = code
    }

    /// Whether it says that this file system has no such call.
    var isOfFileSystem: Bool { [EINVAL, ENOSYS, EOPNOTSUPP].contains(code) }

    /// In words for people.
    var reason: String {
        switch code {
        case EACCES, EPERM: "You do not have permission."
        case EIO: "The disk reports an error."
        case EROFS: "Its disk is mounted read-only."
        case EMFILE, ENFILE: "Too many files are open at a time."
        case ENOTDIR: "It is not a folder."
        case ENAMETOOLONG: "Its name is too long."
        case EFBIG: "It is larger than files may be here."
        case ESTALE, ENOTCONN, EHOSTDOWN: "The disk cannot be reached."
        default: String(cString: strerror(code)) + "."
        }
    }

    /// As what keeps a folder from being read.
    func error(reading folder: String) -> JournalError {
        code == ENOENT
            ? .missingFolder(path: folder)
            : .invalid("The journal folder \(folder) cannot be read. \(reason)")
    }

    /// Says of what fails that it keeps a file from being written.
    static func explained<Result>(
        writing name: String, in folder: String, _ work: () throws(FolderFailure) -> Result
    ) throws(JournalError) -> Result {
        do throws(FolderFailure) {
            return try work()
        } catch {
            throw error.error(writing: name, in: folder)
        }
    }

    /// As what keeps a file from being written.
    func error(writing name: String, in folder: String) -> JournalError {
        switch code {
        case ENOENT, ENOTDIR: .missingFolder(path: folder)
        case EROFS: .readOnlyDisk(path: folder)
        case EACCES, EPERM: .readOnly(path: folder)
        case ENOSPC, EDQUOT: .diskFull(path: folder)
        default: .file(name: name, reason: reason)
        }
    }
}

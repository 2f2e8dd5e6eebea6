import Domain
import Files
import Foundation

extension FolderFailure {
    /// Returns the error of a folder that cannot be read.
    func error(reading folder: String) -> JournalError {
        code == ENOENT
            ? .missingFolder(path: folder)
            : .folder(.notRead(path: folder, code))
    }

    /// Runs `work`, and throws its failure as the error of a file that cannot be written.
    static func explained<Result>(
        writing name: String, in folder: String, _ work: () throws(FolderFailure) -> Result
    ) throws(JournalError) -> Result {
        do throws(FolderFailure) {
            return try work()
        } catch {
            throw error.error(writing: name, in: folder)
        }
    }

    /// Returns the error of a folder that cannot be written to, without naming a file.
    func reason(in folder: String) -> JournalError {
        let error = error(writing: "", in: folder)
        guard case .file = error else { return error }
        return .failed(.system(code))
    }

    /// Returns the error of a file that cannot be written.
    func error(writing name: String, in folder: String) -> JournalError {
        switch code {
        case ENOENT, ENOTDIR: .missingFolder(path: folder)
        case EROFS: .readOnlyDisk(path: folder)
        case EACCES, EPERM: .readOnly(path: folder)
        case ENOSPC, EDQUOT: .diskFull(path: folder)
        default: .file(name, .system(code))
        }
    }
}

import Domain
import Files
import Foundation
import Wording

extension FolderFailure {
    /// As what keeps a folder from being read.
    func error(reading folder: String) -> JournalError {
        code == ENOENT
            ? .missingFolder(path: folder)
            : .folder(.notRead(path: folder, code))
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

    /// As what keeps a folder from being written to, without a word of what became of it.
    func reason(in folder: String) -> JournalError {
        let error = error(writing: "", in: folder)
        guard case .file = error else { return error }
        return .invalid(Localizer.ofProgram.reason(.system(code)))
    }

    /// As what keeps a file from being written.
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

import Domain
import Files
import Foundation

extension FolderFailure {
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

    /// Runs `work`, and throws its failure as the error of a folder that cannot be read.
    static func explained<Result>(
        reading folder: String, _ work: () throws(FolderFailure) -> Result
    ) throws(JournalError) -> Result {
        do throws(FolderFailure) {
            return try work()
        } catch {
            throw error.code == ENOENT
                ? .missingFolder(path: folder) : .folder(.notRead(path: folder, error.code))
        }
    }

    /// Runs `work`, which writes into a folder outside the journal, and throws its failure as an
    /// error.
    ///
    /// - Parameter error: returns the error of a code other than that of a full disk.
    static func explained<Result>(
        in folder: String, as error: (_ code: Int32) -> JournalError,
        _ work: () throws(FolderFailure) -> Result
    ) throws(JournalError) -> Result {
        do throws(FolderFailure) {
            return try work()
        } catch let failure {
            throw failure.isLackOfSpace ? .diskFull(path: folder) : error(failure.code)
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

extension Folder {
    /// Writes a file by `work`, or returns `nil` if another program was first.
    func unlessOvertaken<Result>(
        writing name: String, _ work: () throws(FolderFailure) -> Result
    ) throws(JournalError) -> Result? {
        do throws(FolderFailure) {
            return try work()
        } catch {
            guard error == .overtaken else { throw error.error(writing: name, in: path) }
            return nil
        }
    }
}

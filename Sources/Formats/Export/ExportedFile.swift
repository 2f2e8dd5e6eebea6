import CLinux
import Domain
import Foundation
import Wording

/// A file that is written completely or not at all, whenever the program ends.
final class ExportedFile {
    private let path: String
    private let folder: String
    /// The temporary name in the same folder, which the file has until it is complete.
    private let beside: String
    private var whole: counterfoil_whole
    private var descriptor: Int32 { whole.file }
    private var written: [UInt8] = []
    private var isDone = false

    struct Failure: Error {
        let reason: String

        /// The failure for the system's last error.
        static var last: Failure {
            let code = errno
            return Failure(reason: LocalWords.ofProgram.reason(.system(code)))
        }
    }

    /// Opens a temporary file for a target. A link is followed, so that its target is replaced and
    /// not the link.
    init(_ target: URL) throws(Failure) {
        path = target.resolvingSymlinksInPath().path(percentEncoded: false)
        folder = path.folderOfPath
        beside = folder + "/.counterfoil-" + Fingerprint.short(of: path) + ".tmp"
        var status = stat()
        let exists = stat(path, &status) == 0
        guard !exists || status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(reason: LocalWords.ofProgram.reason(TargetTrouble.noFile))
        }
        whole = counterfoil_begin_whole(folder, beside, 0o600)
        guard whole.file >= 0 else { throw .last }
        if exists { _ = fchmod(whole.file, status.st_mode & 0o777) }
    }

    deinit {
        if !isDone { counterfoil_drop_whole(&whole, beside) }
        close(descriptor)
    }

    func append(_ bytes: [UInt8]) throws(Failure) {
        written += bytes
        if written.count >= 256 << 10 { try hand() }
    }

    /// Moves the file to its place, and syncs it to disk.
    func finish() throws(Failure) {
        try hand()
        guard counterfoil_end_whole(&whole, folder, beside, path, 1) == 0 else { throw .last }
        isDone = true
    }

    private func hand() throws(Failure) {
        var rest = written[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 || errno == EINTR else { throw .last }
            rest = rest.dropFirst(max(0, count))
        }
        written.removeAll(keepingCapacity: true)
    }
}

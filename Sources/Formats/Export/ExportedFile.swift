import Domain
import Foundation
import Wording

/// A file that is written whole or not at all: under a temporary name beside its own until then.
final class ExportedFile {
    private let path: String
    private let temporary: String
    private var descriptor: Int32
    private var written: [UInt8] = []
    private var isDone = false

    struct Failure: Error {
        let reason: String

        /// What the system says.
        static var last: Failure {
            let code = errno
            return Failure(reason: LocalWords.ofProgram.reason(.system(code)))
        }
    }

    /// A link is followed, so that what it leads to is replaced and not the link.
    init(_ target: URL) throws(Failure) {
        path = target.resolvingSymlinksInPath().path(percentEncoded: false)
        let folder = path.folderOfPath
        temporary = folder + "/.counterfoil-" + UUID().uuidString + ".tmp"
        var status = stat()
        let exists = stat(path, &status) == 0
        guard !exists || status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(reason: LocalWords.ofProgram.reason(TargetTrouble.noFile))
        }
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        descriptor = open(temporary, flags, 0o600)
        guard descriptor >= 0 else { throw .last }
        if exists { _ = fchmod(descriptor, status.st_mode & 0o777) }
    }

    deinit {
        close(descriptor)
        if !isDone { unlink(temporary) }
    }

    func append(_ bytes: [UInt8]) throws(Failure) {
        written += bytes
        if written.count >= 256 << 10 { try hand() }
    }

    /// The file takes its place, safely on disk.
    func finish() throws(Failure) {
        try hand()
        guard fsync(descriptor) == 0, rename(temporary, path) == 0 else { throw .last }
        isDone = true
        let folder = open(path.folderOfPath, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
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

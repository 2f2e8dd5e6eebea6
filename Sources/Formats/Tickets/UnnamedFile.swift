import Foundation

/// A file without a name, which is freed with its descriptor, so that no ticket stays on the disk.
final class UnnamedFile: Sendable {
    let descriptor: Int32

    init(holding content: [UInt8]) throws(TicketProgram.Failure) {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "counterfoil-\(UUID().uuidString)").path
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .failed }
        unlink(path)
        var rest = content[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                close(descriptor)
                throw .failed
            }
            rest = rest.dropFirst(count)
        }
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit {
        close(descriptor)
    }
}

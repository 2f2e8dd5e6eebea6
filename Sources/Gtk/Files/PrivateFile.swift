import CGtk
import Glibc

/// A file for another program of the same user, in a new folder of the user's runtime directory.
enum PrivateFile {
    struct Failure: Error {
        let reason: String
    }

    /// Makes the file, and returns its descriptor, which the caller closes.
    static func make(_ name: String, _ content: [UInt8]) -> Result<CInt, Failure> {
        let room = String(borrowing: g_get_user_runtime_dir()) ?? "/tmp"
        let folder = strdup(room + "/counterfoil-XXXXXX")
        defer { free(folder) }
        guard let made = g_mkdtemp(folder).map({ String(cString: $0) }) else { return failure() }
        let file = open(made + "/" + name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return failure() }
        var written = 0
        while written < content.count {
            let count = content[written...].withUnsafeBytes {
                write(file, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                defer { close(file) }
                return failure()
            }
            written += count
        }
        return .success(file)
    }

    private static func failure() -> Result<CInt, Failure> {
        .failure(Failure(reason: String(borrowing: g_strerror(errno)) ?? ""))
    }
}

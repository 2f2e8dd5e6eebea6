internal import Foundation

/// How many files the program may have open at once.
enum OpenFiles {
    /// The index alone has a handful, each processor reads one, and libraries have their own.
    private static let needed: rlim_t = 64

    /// Takes as many as are needed. With fewer, what is opened fails here and there and would be
    /// tried again and again, so the program ends with what to do instead.
    static func raiseLimit() {
        var limit = rlimit()
        guard getrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < needed else {
            return
        }
        limit.rlim_cur = min(needed, limit.rlim_max)
        guard setrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit) != 0 || limit.rlim_cur < needed
        else { return }
        let words =
            "counterfoil: Only \(limit.rlim_cur) files may be open at once here, and \(needed) are "
            + "needed. Raise the limit, such as with “ulimit -n 256”, and try again.\n"
        FileHandle.standardError.write(Data(words.utf8))
        exit(1)
    }
}

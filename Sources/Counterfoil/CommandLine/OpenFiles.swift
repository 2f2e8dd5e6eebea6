internal import Foundation
internal import Wording

/// How many files may be open at once.
enum OpenFiles {
    /// So many are enough for the index, for the files that all processors read, and for a window.
    private static let enough: rlim_t = 64

    /// Takes what the limits leave. Where that is too little, says so and ends the program: it would
    /// fail at one file and not at the next, and take the first for one that cannot be read.
    static func requireEnough() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
            limit.rlim_cur < enough
        else { return }
        let allowed = limit.rlim_cur
        limit.rlim_cur = min(limit.rlim_max, enough)
        if limit.rlim_cur == enough,
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        {
            return
        }
        StartFailure.tell(.tooFewFiles(Int(allowed), enough: Int(enough)))
        exit(1)
    }
}

internal import Foundation
internal import Wording

/// The limit on open files.
enum OpenFiles {
    /// The number that suffices for the index, for reading files on all processors, and for a
    /// window.
    private static let enough: rlim_t = 64

    /// Raises the limit if it is too low. If that fails, ends the program with a message: otherwise
    /// it would fail at some files and not at others, and report them as unreadable.
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
        StartFailure.report(.tooFewFiles(Int(allowed), enough: Int(enough)))
        exit(1)
    }
}

/// Moves files to the desktop's trash.
@MainActor
public protocol TrashesFiles: AnyObject, Sendable {
    /// Moves the file at `path` to the trash.
    /// - Throws: The reason why the file stays where it was.
    func moveToTrash(_ path: String) async throws(TrashFailure)
    /// Moves the file back that was last moved to the trash from `path`. Returns false if it is not
    /// found any more, or another file has taken its place.
    func moveBack(_ path: String) async -> Bool
    /// Moves a file with this content back, which another process may have moved to the trash.
    /// Returns false if it is not found, or another file has taken its place.
    func moveBack(_ path: String, holding content: [UInt8]) async -> Bool
}

/// The reason why a file was not moved to the trash.
public struct TrashFailure: Error, Hashable, Sendable {
    /// The reason in words for people.
    public let reason: String
    /// Whether there is no trash for the file at all, as in one of the system's own file systems.
    public let isMissing: Bool

    public init(_ reason: String, isMissing: Bool = false) {
        self.reason = reason
        self.isMissing = isMissing
    }

    /// Creates the reason from the desktop's message about the file at `path`, such as "Unable to
    /// trash file /a/b.ics: No space left on device", without the path: the user knows the entry by
    /// its title.
    public init(saying message: String, of path: String, isMissing: Bool = false) {
        let rest = message.firstRange(of: path).map { message[$0.upperBound...] } ?? message[...]
        let reason = rest.trimmingPrefix(/[:\s]*/)
        let words = reason.isEmpty ? message[...] : reason
        self.init(words.hasSuffix(".") ? String(words) : words + ".", isMissing: isMissing)
    }
}

/// Moves files to the desktop's trash.
@MainActor
public protocol TrashesFiles: AnyObject, Sendable {
    /// Returns when the file at `path` is in the trash; throws with the file left where it was.
    func moveToTrash(_ path: String) async throws(TrashFailure)
    /// Moves what was moved there last from `path` back; false where it is not to be found any
    /// more, or something else has taken its place.
    func moveBack(_ path: String) async -> Bool
    /// The same for a file of that content, which also another process may have moved there.
    func moveBack(_ path: String, holding content: [UInt8]) async -> Bool
}

/// Why a file was not moved to the trash.
public struct TrashFailure: Error, Hashable, Sendable {
    /// In words for people.
    public let reason: String
    /// Whether there is no trash for the file at all, as in a file system of the system's own.
    public let isMissing: Bool

    public init(_ reason: String, isMissing: Bool = false) {
        self.reason = reason
        self.isMissing = isMissing
    }

    /// Takes the desktop's message about the file at `path`, such as "Unable to trash file /a/b.ics: No space
    /// left on device", without the file: whoever asked for it knows the entry by its title.
    public init(saying message: String, of path: String, isMissing: Bool = false) {
        let rest = message.firstRange(of: path).map { message[$0.upperBound...] } ?? message[...]
        let reason = rest.trimmingPrefix(/[:\s]*/)
        let words = reason.isEmpty ? message[...] : reason
        self.init(words.hasSuffix(".") ? String(words) : words + ".", isMissing: isMissing)
    }
}

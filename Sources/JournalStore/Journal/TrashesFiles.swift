/// Moves files to the desktop's trash.
@MainActor
public protocol TrashesFiles: AnyObject {
    /// Returns when the file at `path` is in the trash; throws with the file left where it was.
    func moveToTrash(_ path: String) async throws(TrashFailure)
    /// Moves what was moved there last from `path` back; false where it is not to be found any
    /// more, or something else has taken its place.
    func moveBack(_ path: String) async -> Bool
}

/// Why a file was not moved to the trash.
public struct TrashFailure: Error, Hashable, Sendable {
    /// In words for people.
    public let reason: String

    public init(_ reason: String) {
        self.reason = reason
    }
}

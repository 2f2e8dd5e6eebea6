import Domain

/// Removes files from the journal so that they can be restored: to the desktop's trash, or to a
/// folder of Counterfoil if there is no trash for them.
struct FileRemover: Sendable {
    let trash: any TrashesFiles
    let aside: FallbackTrash

    /// Removes an entry's file. If that fails, the file stays where it was.
    func remove(_ id: EntryID, from folder: Folder) async throws(JournalError) -> RemovalPlace {
        try await remove(folder.path + "/" + id.rawValue, called: id.rawValue) {
            () throws(JournalError) in try aside.moveToTrash(id, of: folder)
        }
    }

    /// Removes the added files of a batch. If that fails, they stay where they are.
    func remove(_ rollback: BatchRollback) async throws(JournalError) -> RemovalPlace {
        guard let withdrawn = rollback.withdrawn else { return .trash }
        do throws(JournalError) {
            return try await remove(withdrawn.path, called: rollback.record.title) {
                () throws(JournalError) in try aside.moveToTrash(withdrawn, of: rollback)
            }
        } catch {
            let left = rollback.giveUp()
            guard left > 0 else { throw error }
            throw rollback.notPutBack(left, because: error)
        }
    }

    private func remove(
        _ path: String, called name: String, orKeep keep: () throws(JournalError) -> String
    ) async throws(JournalError) -> RemovalPlace {
        do throws(TrashFailure) {
            try await trash.moveToTrash(path)
            return .trash
        } catch {
            guard error.isMissing else { throw .trash(file: name, reason: .said(error.reason)) }
            return .aside(path: try keep())
        }
    }

    /// Lets the trash restore a removed file with its last content, and returns false if the file
    /// has to be written instead.
    func moveBack(_ name: String, from place: RemovalPlace, into folder: String) async -> Bool {
        guard case .trash = place else { return false }
        return await trash.moveBack(folder + "/" + name)
    }

    /// Returns the last content of a removed entry's file.
    func content(of deleted: DeletedEntry) -> [UInt8] {
        guard case .aside(let place) = deleted.place else { return deleted.content }
        return aside.content(of: deleted.id, in: place) ?? deleted.content
    }

    /// Deletes the kept files of a removal that was undone.
    func forget(_ place: RemovalPlace) {
        if case .aside(let place) = place { aside.forget(place) }
    }
}

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

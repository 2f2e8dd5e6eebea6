import Domain

/// Takes files out of the journal to where they can be got back from: the desktop's trash or, where
/// there is none for them, a folder of ours.
struct FileRemover: Sendable {
    let trash: any TrashesFiles
    let aside: FallbackTrash

    /// Removes an entry's file; where that fails it is where it was.
    func remove(_ id: EntryID, from folder: Folder) async throws(JournalError) -> RemovalPlace {
        try await remove(folder.path + "/" + id.rawValue, called: id.rawValue) {
            () throws(JournalError) in try aside.keep(id, of: folder)
        }
    }

    /// Removes what a batch added; where that fails, everything stays as it is.
    func remove(_ withdrawal: BatchRollback) async throws(JournalError) -> RemovalPlace {
        guard let withdrawn = withdrawal.withdrawn else { return .trash }
        do throws(JournalError) {
            return try await remove(withdrawn.path, called: withdrawal.record.title) {
                () throws(JournalError) in try aside.keep(withdrawn, of: withdrawal)
            }
        } catch {
            let left = withdrawal.giveUp()
            guard left > 0 else { throw error }
            throw withdrawal.notPutBack(left, because: error)
        }
    }

    private func remove(
        _ path: String, called name: String, orKeep keep: () throws(JournalError) -> String
    ) async throws(JournalError) -> RemovalPlace {
        do throws(TrashFailure) {
            try await trash.moveToTrash(path)
            return .trash
        } catch {
            guard error.isMissing else { throw .trash(file: name, reason: error.reason) }
            return .aside(path: try keep())
        }
    }

    /// Lets the trash put a removed file back; false where it has to be written. The file itself says
    /// what was in it last, and leaves the trash as it was.
    func moveBack(_ name: String, from place: RemovalPlace, into folder: String) async -> Bool {
        guard case .trash = place else { return false }
        return await trash.moveBack(folder + "/" + name)
    }

    /// Lets the trash put a file back of which only the record of a batch knows; false where it has to be
    /// written.
    func moveBack(_ name: String, holding content: [UInt8], into folder: String) async -> Bool {
        await trash.moveBack(folder + "/" + name, holding: content)
    }

    /// The last content of a removed entry's file.
    func content(of deleted: DeletedEntry) -> [UInt8] {
        guard case .aside(let place) = deleted.place else { return deleted.content }
        return aside.content(of: deleted.id, in: place) ?? deleted.content
    }

    /// Keeps what was removed, also after the program has ended; returns the path of the file.
    func keepForGood(_ deleted: DeletedEntry) throws(JournalError) -> String {
        try aside.keepForGood(deleted.id, saying: deleted.content, from: deleted.place)
    }

    /// The same for a list.
    func keepForGood(_ list: ListFile, from place: RemovalPlace) throws(JournalError) -> String {
        try aside.keepForGood(EntryID(list.name), saying: list.content, from: place)
    }

    /// What was kept aside is in the journal again.
    func forget(_ place: RemovalPlace) {
        if case .aside(let place) = place { aside.forget(place) }
    }
}

import Domain
public import Foundation

extension FolderJournal {
    /// Forgets what was kept aside for want of a trash: from now on nobody can put it back.
    public func endOffers() {
        for path in setAside { keeper.forgetAside(path) }
        setAside = []
    }

    /// Removes an entry's file; tells where it is then.
    func remove(_ id: EntryID) async throws(JournalError) -> RemovalPlace {
        do throws(TrashFailure) {
            try await trash.moveToTrash(path + "/" + id.rawValue)
            return .trash
        } catch {
            guard error.isMissing else {
                throw .trash(file: id.rawValue, reason: error.reason)
            }
            return keep(try await keeper.setAside(id))
        }
    }

    /// Removes what a batch added; where that fails, everything stays as it is.
    func remove(_ withdrawal: FolderKeeper.Withdrawal) async throws(JournalError) -> RemovalPlace {
        guard let path = withdrawal.trashed else { return .trash }
        do throws(TrashFailure) {
            try await trash.moveToTrash(path)
            return .trash
        } catch {
            do throws(JournalError) {
                guard error.isMissing else {
                    throw JournalError.trash(
                        file: withdrawal.batch.record.title, reason: error.reason)
                }
                return keep(try await keeper.setAside(withdrawal))
            } catch {
                let left = await keeper.giveUpTakingBack(withdrawal)
                guard left > 0 else { throw error }
                throw .notPutBack(count: left, folder: path, reason: error.description)
            }
        }
    }

    /// Puts a removed entry back from where it is.
    func putBack(_ deleted: DeletedEntry) async throws(JournalError) -> Update? {
        switch deleted.place {
        case .trash:
            // The file itself says what was in it last, and leaves the trash as it was.
            if await trash.moveBack(path + "/" + deleted.id.rawValue) {
                return await keeper.look(at: [deleted.id.rawValue])
            }
            return try await keeper.restore(deleted)
        case .aside(let path):
            let content = keeper.contentAside(deleted.id, in: path) ?? deleted.content
            let update = try await keeper.restore(
                DeletedEntry(id: deleted.id, entry: deleted.entry, content: content))
            if setAside.remove(path) != nil { keeper.forgetAside(path) }
            return update
        }
    }

    private func keep(_ path: String) -> RemovalPlace {
        setAside.insert(path)
        return .aside(path: path)
    }
}

extension FolderJournal {
    /// Where the user's programs keep what belongs to the user.
    public static var userRemoved: URL {
        userFolder("XDG_DATA_HOME", or: ".local/share", "counterfoil/removed")
    }
}

public import Domain

extension FolderJournal: StoresListFiles {
    public func listFiles() async throws(JournalError) -> [ListFile] {
        try await Self.concurrently { [place] () throws(JournalError) in
            try place.openToRead().lists()
        }
    }

    public func writeList(
        _ file: ListFile, insteadOf old: ListFile?, called name: String
    ) async throws(JournalError) -> ListFile {
        try await attempt { () async throws(JournalError) in
            try await keeper.writeList(file, insteadOf: old)
        }
    }

    public func removeList(_ file: ListFile) async throws(JournalError) -> RemovalPlace {
        try await attempt { () async throws(JournalError) in try await keeper.removeList(file) }
    }

    public func restoreList(
        _ file: ListFile, from removal: RemovalPlace
    ) async throws(JournalError) {
        try await attempt { () async throws(JournalError) in
            try await keeper.restoreList(file, from: removal)
        }
    }

    public func listAnswers() async throws(JournalError) -> [ListAnswer] {
        try await lines(of: FileName.listAnswers)
    }

    public func changeListAnswers(
        removing removed: [ListAnswer], adding added: [ListAnswer]
    ) async throws(JournalError) {
        try await changeLines(of: FileName.listAnswers, removing: removed, adding: added)
    }
}

extension JournalFolderActor {
    func writeList(_ file: ListFile, insteadOf old: ListFile?) throws(JournalError) -> ListFile {
        let written = try place.openToWrite().writeList(
            file, insteadOf: old, under: place.writeLock)
        reconciler.noticeLists()
        return written
    }

    /// Removes a list, unless another program has changed it meanwhile.
    func removeList(_ file: ListFile) async throws(JournalError) -> RemovalPlace {
        let folder = try place.openToWrite()
        guard let now = try folder.readList(file.name) else {
            throw .entryGone(EntryID(file.name))
        }
        guard now.bytes == file.content else { throw .placeTaken(EntryID(file.name)) }
        let removal = try await remover.remove(EntryID(file.name), from: folder)
        reconciler.noticeLists()
        return removal
    }

    func restoreList(_ file: ListFile, from removal: RemovalPlace) async throws(JournalError) {
        let folder = try place.openToWrite()
        var isBack = false
        if folder.status(of: file.name) == nil {
            isBack = await remover.moveBack(file.name, from: removal, into: place.folder)
        }
        if !isBack {
            do throws(JournalError) {
                try folder.restoreList(file, under: place.writeLock)
            } catch {
                guard case .placeTaken(let id, _, _) = error else { throw error }
                throw .placeTaken(
                    id, title: file.title,
                    kept: try remover.aside.keepForGood(
                        EntryID(file.name), saying: file.content, from: removal))
            }
        }
        remover.forget(removal)
        reconciler.noticeLists()
    }
}

public import Domain

extension FolderJournal: KeepsSearches {
    public func savedSearches() async throws(JournalError) -> [SavedSearch] {
        try await keeper.savedSearches()
    }

    public func changeSearches(
        removing removed: [SavedSearch], adding added: [SavedSearch]
    ) async throws(JournalError) {
        try await attempt { () async throws(JournalError) in
            try await keeper.changeSearches(removing: removed, adding: added)
        }
    }
}

extension FolderKeeper {
    func savedSearches() throws(JournalError) -> [SavedSearch] {
        try SearchesFile(folder: place.openToRead()).read()
    }

    func changeSearches(
        removing removed: [SavedSearch], adding added: [SavedSearch]
    ) throws(JournalError) {
        try SearchesFile(folder: place.openToWrite()).change(
            removing: removed, adding: added, under: place.batchRecords.writeLock)
    }
}

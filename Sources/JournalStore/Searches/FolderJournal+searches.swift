public import Domain

extension FolderJournal: StoresSearches {
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

extension JournalFolderActor {
    private static let searches = ".counterfoil-searches.tsv"

    func savedSearches() throws(JournalError) -> [SavedSearch] {
        try LinesFile(name: Self.searches, folder: place.openToRead()).read()
    }

    func changeSearches(
        removing removed: [SavedSearch], adding added: [SavedSearch]
    ) throws(JournalError) {
        try LinesFile(name: Self.searches, folder: place.openToWrite()).change(
            removing: removed, adding: added, under: place.writeLock)
    }
}

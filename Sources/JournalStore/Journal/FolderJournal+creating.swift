public import Domain

extension FolderJournal {
    /// Makes the folder, for its owner only, and reads it. Somebody may have made it meanwhile.
    public func create() async throws(JournalError) {
        do throws(FolderFailure) {
            try await keeper.createFolder()
        } catch {
            throw .invalid("The folder \(path) could not be made. \(error.reason)")
        }
        watch()
        await reconcile()
    }
}

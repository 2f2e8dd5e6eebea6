public import Domain

extension FolderJournal: ChecksFiles {
    public func checkFiles(
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> FolderFindings {
        var findings = try await FolderCheck.check(place, progress: progress)
        findings.vanished = try await keeper.lookForVanished()
        return findings
    }
}

extension FolderJournal: ConfirmsRemovals {
    /// Checks whether a folder that was not writable has become so.
    public func lookWhetherWritable() async {
        switch condition.folder {
        case .readOnly, .readOnlyDisk: await reconcile(after: .files([]))
        case .loading, .ready, .vanished, .missing, .inaccessible: break
        }
    }

    public func confirmVanished() async {
        await keeper.confirmVanished()
        deliver()
    }

    /// Returns the error of a missing entry, which is another one if its file has vanished with the
    /// others.
    func explained(_ error: JournalError) async -> JournalError {
        guard case .entryGone(let id, _) = error,
            case .vanished(let path, let count, _) = condition.folder,
            await keeper.hasVanished(id)
        else { return error }
        return .vanished(path: path, count: count)
    }
}

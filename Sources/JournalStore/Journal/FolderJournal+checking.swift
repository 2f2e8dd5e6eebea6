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
    /// Looks whether a folder that could not be written to can be by now.
    public func lookWhetherWritable() async {
        switch condition.folder {
        case .readOnly, .readOnlyDisk: await look(at: .files([]))
        case .loading, .ready, .vanished, .missing, .inaccessible: break
        }
    }

    public func confirmVanished() async {
        await keeper.confirmVanished()
        deliver()
    }

    /// The error of an entry that is not there: its file may have vanished with the others.
    func explained(_ error: JournalError) async -> JournalError {
        guard case .entryGone(let id, _) = error,
            case .vanished(let path, let count, _) = condition.folder,
            await keeper.hasVanished(id)
        else { return error }
        return .vanished(path: path, count: count)
    }
}

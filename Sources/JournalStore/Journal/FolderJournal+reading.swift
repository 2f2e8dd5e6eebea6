internal import Dispatch
public import Domain

extension FolderJournal: ReadsEntries {
    public func listing(matching query: EntryQuery) async -> any EntryListing {
        guard let snapshot else { return EmptyListing(query: query) }
        if let known = snapshot.knownListing(matching: query) { return known }
        return await search(for: query, in: snapshot).listing
    }

    public func listingAtOnce(matching query: EntryQuery) -> (any EntryListing)? {
        guard let snapshot else { return EmptyListing(query: query) }
        if let known = snapshot.knownListing(matching: query) { return known }
        return search(for: query, in: snapshot).listing(within: Self.patience)
    }

    /// Half a frame: the other half is left for drawing what was found.
    private static var patience: DispatchTimeInterval { .milliseconds(8) }

    /// Whoever asks for what is being searched for already waits for the same answer.
    private func search(for query: EntryQuery, in snapshot: IndexSnapshot) -> RunningSearch {
        if let running = latestSearch, running.isOf(query, in: snapshot) { return running }
        let search = RunningSearch(for: query, in: snapshot, months: months)
        latestSearch = search
        return search
    }

    /// What the file says now.
    public func entry(_ id: EntryID) async -> Entry? {
        await Self.entry(id, in: path)
    }

    public func defect(of id: EntryID) async -> JournalError? {
        do throws(JournalError) {
            _ = try await attempt(on: id) { () async throws(JournalError) in
                try await keeper.content(of: id)
            }
            return nil
        } catch {
            guard case .file(let name, let reason) = error else { return error }
            return .unreadable(file: name, reason: reason)
        }
    }

    public func entries(on day: CalendarDay) async -> [EntrySummary] {
        await Self.summaries(on: day, in: snapshot)
    }

    public func values(of field: CompletionField) async -> [String] {
        await Self.values(of: field, in: snapshot)
    }

    @concurrent
    nonisolated private static func entry(_ id: EntryID, in path: String) async -> Entry? {
        guard FileName.isItem(id.rawValue), let folder = try? Folder(path),
            case .entry(let entry) = folder.reading(of: id.rawValue).outcome
        else { return nil }
        return entry
    }

    @concurrent
    nonisolated private static func summaries(
        on day: CalendarDay, in snapshot: IndexSnapshot?
    ) async -> [EntrySummary] {
        snapshot?.summaries(on: day) ?? []
    }

    @concurrent
    nonisolated private static func values(
        of field: CompletionField, in snapshot: IndexSnapshot?
    ) async -> [String] {
        snapshot?.values(of: field) ?? []
    }
}

/// The listing of a journal that is not there.
private struct EmptyListing: EntryListing {
    let query: EntryQuery
    var count: Int { 0 }
    var months: [MonthOfEntries] { [] }
    func summaries(in range: Range<Int>) -> [EntrySummary] { [] }
    func position(of id: EntryID) -> Int? { nil }
}

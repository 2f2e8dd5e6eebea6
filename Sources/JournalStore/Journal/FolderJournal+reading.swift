public import Domain

extension FolderJournal: ReadsEntries {
    public func listing(matching query: EntryQuery) async -> any EntryListing {
        await Self.listing(of: snapshot, matching: query)
    }

    /// What the file says now.
    public func entry(_ id: EntryID) async -> Entry? {
        await Self.entry(id, in: path)
    }

    public func entries(on day: CalendarDay) async -> [EntrySummary] {
        await Self.summaries(on: day, in: snapshot)
    }

    public func values(of field: CompletionField) async -> [String] {
        await Self.values(of: field, in: snapshot)
    }

    @concurrent
    nonisolated private static func listing(
        of snapshot: IndexSnapshot?, matching query: EntryQuery
    ) async -> any EntryListing {
        snapshot?.listing(matching: query) ?? EmptyListing(query: query)
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

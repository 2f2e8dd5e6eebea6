public import Domain

extension FolderJournal: ReadsEntries {
    public func listing(matching query: EntryQuery) async -> any EntryListing {
        await search?.listing(matching: query) ?? EmptyListing()
    }

    public func listingAtOnce(matching query: EntryQuery) -> (any EntryListing)? {
        guard let search else { return EmptyListing() }
        return search.listingAtOnce(matching: query)
    }

    /// What the file says now.
    public func entry(_ id: EntryID) async -> Entry? {
        try? await Self.entry(id, in: place)
    }

    public func defect(of id: EntryID) async -> JournalError? {
        do throws(JournalError) {
            _ = try await attempt(on: id) { () async throws(JournalError) in
                try await Self.entry(id, in: place)
            }
            return nil
        } catch {
            guard case .file(let name, let title, let reason) = error else { return error }
            return .unreadable(file: name, title: title, reason: reason)
        }
    }

    public func entries(on day: CalendarDay) async -> [EntrySummary] {
        await Self.ask(search?.snapshot) { $0.summaries(on: day) }
    }

    public func values(of field: CompletionField) async -> [String] {
        await Self.ask(search?.snapshot) { $0.values(of: field) }
    }

    @concurrent
    nonisolated private static func entry(
        _ id: EntryID, in place: JournalPlace
    ) async throws(JournalError) -> Entry {
        try place.openToWrite().entry(id).entry
    }

    @concurrent
    nonisolated private static func ask<Answer: Sendable>(
        _ snapshot: IndexSnapshot?, _ question: @Sendable (IndexSnapshot) -> [Answer]
    ) async -> [Answer] {
        snapshot.map(question) ?? []
    }
}

extension FolderJournal: ReadsManyEntries {
    public func readEntries(
        _ selection: EntrySelection,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws {
        let reader = EntryReader(
            folder: try place.openToWrite(), snapshot: search?.snapshot, months: months)
        try await reader.read(selection, each: body)
    }
}

extension FolderJournal: ChecksFiles {
    public func checkFiles(
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> FolderFindings {
        try await FolderCheck.check(place.folder, progress: progress)
    }
}

/// The listing of a journal that is not there.
private struct EmptyListing: EntryListing {
    var count: Int { 0 }
    var months: [MonthOfEntries] { [] }
    func summaries(in range: Range<Int>) -> [EntrySummary] { [] }
    func position(of id: EntryID) -> Int? { nil }
}

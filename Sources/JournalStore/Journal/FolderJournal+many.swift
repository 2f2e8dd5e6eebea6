public import Domain

extension FolderJournal: ReadsManyEntries {
    public func readEntries(
        _ selection: EntrySelection,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws {
        let ids = await ids(of: selection)
        try await keeper.requireFiles(of: ids)
        let reader = EntryReader(folder: try place.openToRead(), snapshot: snapshot)
        try await reader.read(ids, each: body)
    }

    public func readEntries(
        having keys: @escaping @Sendable () -> MatchKeys,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws {
        try await keeper.requireFiles(of: nil)
        let folder = try place.openToRead()
        let hasToldAll = watcher.hasToldAll
        var ids: [EntryID]?
        if let (index, isUpToDate) = await keeper.knownIndex() {
            ids = try await index.ids(
                having: keys, in: folder, comparing: !(hasToldAll && isUpToDate))
        }
        try await EntryReader(folder: folder, snapshot: snapshot).read(ids, each: body)
    }

    /// Returns the entries of a selection, or `nil` for all. They are listed before any is read,
    /// since an index that turns out to be damaged meanwhile would omit some.
    private func ids(of selection: EntrySelection) async -> [EntryID]? {
        switch selection {
        case .everything: nil
        case .entries(let ids): ids
        case .matching(let query): await ids(matching: query)
        }
    }

    private func ids(matching query: EntryQuery) async -> [EntryID] {
        let months = months
        return await ask(or: []) { snapshot in
            let listing = snapshot.listing(matching: query, months: months)
            return stride(from: 0, to: listing.count, by: 256).flatMap { start in
                listing.summaries(in: start..<min(start + 256, listing.count)).map(\.id)
            }
        }
    }
}

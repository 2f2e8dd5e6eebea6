public import Domain

extension FolderJournal: ReadsEntries {
    public func listing(matching query: EntryQuery) async -> any EntryListing {
        await Self.listing(of: catalogue, matching: query)
    }

    public func entry(_ id: EntryID) async -> Entry? {
        catalogue[id]?.entry
    }

    public func entries(on day: CalendarDay) async -> [EntrySummary] {
        catalogue.summaries(on: day)
    }

    public func values(of field: CompletionField) async -> [String] {
        await Self.values(of: field, in: catalogue)
    }

    @concurrent
    nonisolated private static func listing(
        of catalogue: Catalogue, matching query: EntryQuery
    ) async -> any EntryListing {
        CatalogueListing(of: catalogue, matching: query)
    }

    @concurrent
    nonisolated private static func values(
        of field: CompletionField, in catalogue: Catalogue
    ) async -> [String] {
        catalogue.values(of: field)
    }
}

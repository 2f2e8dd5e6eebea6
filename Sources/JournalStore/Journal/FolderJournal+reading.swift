public import Claims
import Dispatch
public import Domain

extension FolderJournal: ReadsEntries {
    public func listing(matching query: EntryQuery) async -> any EntryListing {
        for _ in 0..<Self.attempts {
            guard let snapshot else { break }
            if let known = known(query, in: snapshot) { return known }
            let listing = await search(for: query, in: snapshot).listing
            guard await isToBeAskedAgain(snapshot) else { return listing }
        }
        return EmptyListing()
    }

    public func doubts(about search: String) -> [SearchDoubt] {
        SearchDoubts.found(in: search, months: months)
    }

    /// Returns the listing, or `nil` if it takes longer than half a frame; the other half is left
    /// for drawing.
    public func listingAtOnce(matching query: EntryQuery) -> (any EntryListing)? {
        guard let snapshot else { return EmptyListing() }
        return known(query, in: snapshot)
            ?? search(for: query, in: snapshot).listing(within: .milliseconds(8))
    }

    /// Returns a listing that needs no search. The search has ended then, so its columns are
    /// released.
    private func known(_ query: EntryQuery, in snapshot: IndexSnapshot) -> (any EntryListing)? {
        let known = snapshot.knownListing(matching: query)
        if known != nil { latestSearch = nil }
        return known
    }

    /// Returns the running search for a query, which several callers may wait for.
    private func search(for query: EntryQuery, in snapshot: IndexSnapshot) -> RunningSearch {
        if let latestSearch, latestSearch.query == query { return latestSearch }
        let search = RunningSearch(for: query, in: snapshot, months: months)
        latestSearch = search
        return search
    }

    public func entry(_ id: EntryID) async -> Entry? {
        try? await read(id)
    }

    public func defect(of id: EntryID) async -> JournalError? {
        do throws(JournalError) {
            _ = try await attempt(on: id) { () async throws(JournalError) in
                try await read(id)
            }
            return nil
        } catch {
            guard case .file(let name, let title, let reason) = error else { return error }
            return .unreadable(file: name, title: title, reason: reason)
        }
    }

    public func entries(on day: CalendarDay) async -> [EntrySummary] {
        await ask(or: []) { $0.summaries(on: day) }
    }

    public func legs(with id: EntryID) async -> [EntryID] {
        await ask(or: []) { $0.legs(with: id) }
    }

    public func viewings(of title: String, year: Int?) async -> [EntrySummary] {
        await ask(or: []) { $0.viewings(of: title, year: year) }
    }

    public func values(of field: CompletionField) async -> [String] {
        await ask(or: []) { $0.values(of: field) }
    }

    private func read(_ id: EntryID) async throws(JournalError) -> Entry {
        try await Self.concurrently { [place] () throws(JournalError) in
            try place.openToRead().entry(id).entry
        }
    }

    /// Asks a snapshot. If the index turns out to be damaged, it is rebuilt and asked again.
    ///
    /// - Parameter nothing: the answer if there is no folder.
    func ask<Answer: Sendable>(
        or nothing: Answer, _ question: @Sendable (IndexSnapshot) -> Answer
    ) async -> Answer {
        for _ in 0..<Self.attempts {
            guard let snapshot else { break }
            let answer = await Self.concurrently { question(snapshot) }
            guard await isToBeAskedAgain(snapshot) else { return answer }
        }
        return nothing
    }

    /// Performs work off the main actor.
    @concurrent
    nonisolated static func concurrently<Result: Sendable, Failure>(
        _ work: @Sendable () throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try work()
    }

    /// The greatest number of times that one question is asked.
    private static var attempts: Int { 3 }

    /// Whether the answers of a snapshot may be incomplete. If so, there is a new snapshot on
    /// return.
    private func isToBeAskedAgain(_ snapshot: IndexSnapshot) async -> Bool {
        guard snapshot.hasFailed else { return false }
        if self.snapshot === snapshot { await reconcile() }
        return true
    }
}

extension FolderJournal {
    /// Whether a listing may have been incomplete because the index is damaged. If so, the index is
    /// rebuilt on return.
    public func renewIfDamaged() async -> Bool {
        guard let snapshot else { return false }
        return await isToBeAskedAgain(snapshot)
    }

    public func passes() async -> KnownPasses { await ask(or: .none) { $0.passes } }
}

extension FolderJournal: ReadsLedger {
    public var hasOnlyFilms: Bool { snapshot?.months.haveOnlyFilms ?? true }

    public func ledgerEntries(lateFrom late: Int?) async -> LedgerEntries {
        var entries = await ask(or: LedgerEntries()) { $0.ledgerEntries }
        entries.trips += await tripsBeside(lateFrom: late)
        return entries
    }

    public func claimableEntries(
        fixedFrom minutes: Int?, lateFrom late: Int?
    ) async -> LedgerEntries {
        var entries = await ask(or: LedgerEntries()) { $0.claimableEntries(fixedFrom: minutes) }
        entries.trips += await tripsBeside(lateFrom: late)
        return entries
    }

    /// Returns the trips that only a user's own rules may concern, since these begin at shorter
    /// delays.
    private func tripsBeside(lateFrom minutes: Int?) async -> [(id: EntryID, trip: Trip)] {
        guard let minutes, minutes < LedgerEntries.keptFrom, let snapshot else { return [] }
        return await Self.concurrently { [place] in
            guard let folder = try? place.openToRead() else { return [] }
            return snapshot.tripsBeside(lateFrom: minutes).compactMap { id in
                guard case .trip(let trip)? = try? folder.entry(id).entry else { return nil }
                return (id, trip)
            }
        }
    }

    public func claims() async -> [ClaimEntry] {
        await ask(or: []) { $0.claims }
    }

    public func currencies() async -> [String: Int] {
        await ask(or: [:]) { $0.currencies }
    }

    public func relations(to ids: [EntryID]) async -> [EntryRelation] {
        await Self.concurrently { [place] in
            guard let folder = try? place.openToRead() else { return [] }
            return ids.compactMap { id in
                (try? folder.uid(of: id)).map { EntryRelation(uid: $0, id: id) }
            }
        }
    }
}

extension FolderJournal: FindsFilms {
    public func films(titled titles: Set<String>) async -> [String: [EntrySummary]] {
        await ask(or: [:]) { $0.films(titled: titles) }
    }

    public func wishes() async -> [WantedFilm] {
        await ask(or: []) { $0.wishes() }
    }
}

extension FolderJournal: CountsEntries {
    public func counted(matching query: EntryQuery) async -> [CountedEntry] {
        let months = months
        return await ask(or: []) { $0.counted(matching: query, months: months) }
    }

    public func sum<Sum: Sendable>(
        matching query: EntryQuery, from start: Sum,
        _ add: @escaping @Sendable (inout Sum, [CountedEntry]) -> Void
    ) async -> Sum {
        guard let snapshot, snapshot.months.total > CountedEntry.most else {
            return await sumAtOnce(matching: query, from: start, add)
        }
        let months = months
        return await ask(or: start) { $0.sum(matching: query, months: months, from: start, add) }
    }

    public func days(matching query: EntryQuery) async -> [CountedDay] {
        let months = months
        return await ask(or: []) { $0.days(matching: query, months: months) }
    }
}

/// The listing of a journal whose folder does not exist.
private struct EmptyListing: EntryListing {
    var count: Int { 0 }
    var sections: [ListSection] { [] }
    func summaries(in range: Range<Int>) -> [EntrySummary] { [] }
    func counted(in range: Range<Int>) -> [CountedEntry] { [] }
    func position(of id: EntryID) -> Int? { nil }
}

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

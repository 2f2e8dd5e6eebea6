import Domain
import Foundation
import JournalStore
import Signals
import TestSupport

/// A journal in a folder like the program's, which counts how often an entry's file is read to be
/// shown.
final class RealJournal: Journal {
    private(set) var reads = 0

    /// The steps that Undo reverts.
    var steps: UndoStack { journal.steps }

    private let monitor = Monitor()
    private let scratch: ScratchFolder
    private let store: FolderJournal
    private let journal: UndoableJournal

    init() async throws {
        scratch = try ScratchFolder()
        store = Self.store(in: scratch, cache: "cache", monitor)
        journal = UndoableJournal(store)
        await store.open(createIfMissing: true)
    }

    /// Changes an entry as another program does, which the file system reports.
    func changeElsewhere(_ id: EntryID, by change: @escaping @Sendable (Entry) -> Entry)
        async throws
    {
        let other = Self.store(in: scratch, cache: "other cache", Monitor())
        await other.start(showing: false)
        try await other.change(id, by: change)
        monitor.report(id.rawValue)
    }

    private static func store(
        in scratch: ScratchFolder, cache: String, _ monitor: Monitor
    ) -> FolderJournal {
        FolderJournal(
            folder: scratch.url.appending(path: "journal"),
            cache: scratch.url.appending(path: cache),
            records: scratch.url.appending(path: "records"),
            removed: scratch.url.appending(path: "removed"), monitor: monitor, trash: NoTrash(),
            quiet: .zero)
    }

    var condition: JournalCondition { journal.condition }
    var changes: Signal<JournalChange> { journal.changes }

    func entry(_ id: EntryID) async -> Entry? {
        reads += 1
        return await journal.entry(id)
    }

    func listing(matching query: EntryQuery) async -> any EntryListing {
        await journal.listing(matching: query)
    }
    func listingAtOnce(matching query: EntryQuery) -> (any EntryListing)? {
        journal.listingAtOnce(matching: query)
    }
    func doubts(about search: String) -> [SearchDoubt] { journal.doubts(about: search) }
    func defect(of id: EntryID) async -> JournalError? { await journal.defect(of: id) }
    func entries(on day: CalendarDay) async -> [EntrySummary] { await journal.entries(on: day) }
    func passes() async -> KnownPasses { await journal.passes() }
    func legs(with id: EntryID) async -> [EntryID] { await journal.legs(with: id) }

    func viewings(of title: String, year: Int?) async -> [EntrySummary] {
        await journal.viewings(of: title, year: year)
    }
    func values(of field: CompletionField) async -> [String] { await journal.values(of: field) }
    func textsTooLong(in entry: Entry) -> [FieldName: CalendarDefect] {
        journal.textsTooLong(in: entry)
    }
    func withUndoGroup<Result>(
        namedAfter whole: Entry?, _ work: (any WritesEntries & ReadsEntries) async throws -> Result
    ) async throws -> Result { try await journal.withUndoGroup(namedAfter: whole, work) }
    func withTerminationDeferred(_ work: () async -> Void) async {
        await journal.withTerminationDeferred(work)
    }

    func add(_ entry: Entry) async throws(JournalError) -> EntryID { try await journal.add(entry) }
    func change(
        _ id: EntryID, by change: @escaping @Sendable (Entry) -> Entry
    ) async throws(JournalError) -> Entry {
        try await journal.change(id, by: change)
    }
    func delete(_ id: EntryID) async throws(JournalError) -> DeletedEntry {
        try await journal.delete(id)
    }
    func restore(_ deleted: DeletedEntry) async throws(JournalError) -> EntryID {
        try await journal.restore(deleted)
    }
    func isBack(_ deleted: DeletedEntry) async -> Bool { await journal.isBack(deleted) }
}

private final class NoTrash: TrashesFiles {
    func moveToTrash(_ path: String) async throws(TrashFailure) {
        throw TrashFailure("There is none.", isMissing: true)
    }
    func moveBack(_ path: String) async -> Bool { false }
    func moveBack(_ path: String, holding content: [UInt8]) async -> Bool { false }
}

/// Reports the events of a test.
private final class Monitor: WatchesFolder {
    private final class Watch: FolderWatch {
        let report: @MainActor (_ name: String) -> Void
        init(_ report: @escaping @MainActor (_ name: String) -> Void) { self.report = report }
        func stop() {}
    }

    private var watches: [(path: String, watch: Watch)] = []

    func watch(
        _ path: String, report: @escaping @MainActor (_ name: String) -> Void
    ) -> any FolderWatch {
        let watch = Watch(report)
        watches.append((path, watch))
        return watch
    }

    func report(_ name: String) {
        for (path, watch) in watches where path.hasSuffix("/journal") { watch.report(name) }
    }
}

import Domain
import Foundation
import Logging
import Synchronization

/// Keeps the index as the folder is, and is the only one who reads or writes the folder's files.
actor FolderKeeper {
    let path: String
    let disk: Disk
    private let cache: String
    /// The folder of the shelves on which records of batches are kept.
    let records: String
    /// The folder in which is kept what was removed where there is no trash.
    let removed: String
    private let log: Logger
    private(set) var index: Index?
    /// What everybody has been told of; nil where there is no folder.
    private(set) var shown: IndexSnapshot?
    private var state: JournalCondition.Folder = .loading
    private var told: JournalCondition
    private var toldSnapshot: IndexSnapshot?
    private var revision = 0
    var progress: IndexingProgress?
    /// Whether files that were not read yet are left for later. Whoever reads them notices at once.
    private let paused = Atomic(false)
    /// Whether the index was lost: what is shown stays until the new one is complete.
    private var isRebuilding = false
    /// Whether that was because it failed: what is shown may be damaged.
    private var isShownDamaged = false
    /// Whether every file of the folder was looked at.
    private var isComplete = false
    /// How often the index failed since it was complete.
    private var failures = 0
    /// Names that were written or looked at while all files are being looked at; nil while nobody
    /// does so. Only one does at a time.
    var seenMeanwhile: Set<String>?
    /// Files that a batch has just written, and that nobody need read again as long as they look
    /// like this.
    var justWritten: [String: Stamp] = [:]
    /// The batch that was asked for last: its record does not change, and is long.
    var knownBatch: WrittenBatch?
    /// Whether files are on their way to the trash and back from there, perhaps: whoever did it
    /// looks at everything when it is over.
    var isWithdrawing = false
    /// How the index is being tidied up; nil while nobody does so.
    var tidying: Tidying?
    /// Until when no traces are removed from it.
    var restUntil: ContinuousClock.Instant?
    private var whenIndexFails: @Sendable () -> Void = {}

    /// - Parameter cache: the folder in which the index is kept.
    init(
        path: String, cache: String, records: String, removed: String, disk: Disk, log: Logger
    ) {
        self.path = path
        self.cache = cache
        self.records = records
        self.removed = removed
        self.disk = disk
        self.log = log
        told = JournalCondition(folder: .loading)
    }

    nonisolated var isPaused: Bool {
        get { paused.load(ordering: .acquiring) }
        set { paused.store(newValue, ordering: .releasing) }
    }

    /// Makes the folder where there is none; what keeps it from being made shows when it is looked
    /// at.
    func makeFolder() {
        try? Folder.make(path)
    }

    /// The same, for somebody who wants to know why not.
    func createFolder() throws(FolderFailure) {
        try Folder.make(path)
    }

    /// Shows what the index knows, before the folder is looked at. `report` is called whenever the
    /// index is of no use any more, and everything should be looked at.
    func start(whenIndexFails report: @escaping @Sendable () -> Void) -> Update? {
        whenIndexFails = report
        repairBatches()
        let folder: Folder
        do throws(FolderFailure) {
            folder = try Folder(path, on: disk)
        } catch {
            return lose(because: error)
        }
        return update(IndexTaking(snapshot: currentIndex().flatMap { try? $0.snapshot() }), folder)
    }

    /// The folder is not there, or cannot be looked into: its entries are not there either.
    func lose(because failure: FolderFailure) -> Update? {
        state =
            failure.code == ENOENT
            ? .missing(path: path) : .inaccessible(path: path, reason: failure.reason)
        let removed = shown?.names ?? []
        shown = nil
        progress = nil
        return update(JournalChange(removed: Set(removed.map { EntryID($0) })))
    }

    /// The index, opened again where it failed or somebody deleted it.
    func currentIndex() -> Index? {
        if let index, index.isIntact { return index }
        let hasFailed = index?.hasFailed ?? false
        if hasFailed {
            failures += 1
            isShownDamaged = true
        }
        isRebuilding = shown != nil
        index = nil
        justWritten = [:]
        // A disk that is full or broken stays so: after a second try the index goes elsewhere.
        guard failures < Self.mostFailures else { return nil }
        index = try? Index.open(
            journal: path, cache: failures < 2 ? cache : nil, replacing: hasFailed, log: log,
            onFailure: whenIndexFails)
        return index
    }

    /// Whether the index failed, and it makes sense to try again.
    var hasToLookAgain: Bool { index?.isIntact == false && failures < Self.mostFailures }

    private static var mostFailures: Int { 5 }

    /// Takes in what was read; nil where nothing is different from what is known.
    func settle(_ readings: [FileReading], in folder: Folder) -> Update? {
        for reading in readings { seenMeanwhile?.insert(reading.name) }
        return settle(readings.map(IndexedFile.init), in: folder)
    }

    func settle(_ files: [IndexedFile], in folder: Folder) -> Update? {
        if let index, !index.isIntact {
            whenIndexFails()
            return nil
        }
        guard let index = currentIndex(), let taking = try? take(files, into: index) else {
            return nil
        }
        return update(taking, folder)
    }

    private static var few: Int { 1_000 }

    /// Every file was looked at: what the index holds when it has taken in the last of them is the
    /// folder.
    func finishLooking() {
        isRebuilding = false
        isComplete = true
    }

    private func take(_ files: [IndexedFile], into index: Index) throws -> IndexTaking {
        // Where much is read its reader tidies up; there are larger pieces then.
        if files.count < Self.few, index.hasLongLog { _ = index.tidy(shown) }
        let change = try index.take(files)
        guard !isRebuilding else { return IndexTaking(snapshot: shown) }
        if let shown, change.after == shown.version { return IndexTaking(snapshot: shown) }
        let snapshot = try index.snapshot()
        // What can be written and not read is of no use.
        if isComplete { failures = 0 }
        tidyLater()
        // Another process may have written to the index, before or since.
        let isOurs = shown?.version == change.before && snapshot.version == change.after
        defer { isShownDamaged = false }
        return IndexTaking(
            snapshot: snapshot,
            change: isOurs
                ? change.change : snapshot.difference(from: shown, isDamaged: isShownDamaged))
    }

    private struct IndexTaking {
        let snapshot: IndexSnapshot?
        var change = JournalChange()
    }

    private func update(_ taking: IndexTaking, _ folder: Folder) -> Update? {
        shown = taking.snapshot
        let isEmpty = (shown?.months.total ?? 0) == 0
        if isComplete || !isEmpty { state = condition(of: folder) }
        return update(taking.change)
    }

    private func condition(of folder: Folder) -> JournalCondition.Folder {
        switch folder.obstacle?.code {
        case nil: .ready
        case EROFS: .readOnlyDisk(path: path)
        default: .readOnly(path: path)
        }
    }

    private func update(_ change: JournalChange) -> Update? {
        let condition = JournalCondition(
            folder: state, unreadable: shown?.unreadable ?? [], progress: progress)
        var change = change
        change.conditionChanged = condition != told
        told = condition
        guard !change.isEmpty || shown !== toldSnapshot else { return nil }
        toldSnapshot = shown
        revision += 1
        return Update(revision: revision, snapshot: shown, condition: condition, change: change)
    }
}

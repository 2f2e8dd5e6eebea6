public import Domain
package import Files
package import Foundation
package import Logging
public import Signals

/// A journal in a folder of iCalendar files, one per entry; see docs/journal-properties.md.
@MainActor
public final class FolderJournal {
    public private(set) var condition = JournalCondition(folder: .loading)

    let place: JournalPlace
    let keeper: JournalFolderActor
    let now: () -> Date
    let months: SpokenMonths
    /// The snapshot on show, or `nil` if there is no folder.
    private(set) var snapshot: IndexSnapshot?
    var latestSearch: RunningSearch?
    private(set) var reconciling: Task<Void, Never>?
    /// The writes that have not been flushed yet. A write begins before its call first suspends.
    public let pendingWrites = PendingWrites()
    private let aside: FallbackTrash
    private let changed = Emitter<JournalChange>()
    let watcher: FolderWatcher

    /// Creates a journal in `folder`, which is neither read nor created before it is opened.
    ///
    /// - Parameters:
    ///   - cache: the folder of the program's caches, in which the index is kept; it may be deleted
    ///     at any time.
    ///   - records: the folder of the records by which imports are undone.
    ///   - removed: the folder that keeps removed files if there is no trash.
    ///   - quiet: the time without reports of `monitor` after which the folder is compared. It is
    ///     compared after twelve times as long in any case.
    ///   - locale: the language in which a search knows the months, besides English.
    ///   - places: the places in which the ends of trips are looked up, or `nil` for none.
    ///   - pause: waits for a duration, which tests replace.
    package init(
        folder: URL, cache: URL = FolderJournal.userCache,
        records: URL = FolderJournal.userRecords, removed: URL = FolderJournal.userRemoved,
        monitor: any WatchesFolder, trash: any TrashesFiles,
        quiet: Duration = .milliseconds(60), now: @escaping () -> Date = Date.init,
        locale: Locale = Locale(identifier: "en_GB"), places: (any FindsPlaces)? = nil,
        log: Logger = Logger(label: "counterfoil.journal"), disk: Disk = .real,
        pause: @escaping @MainActor (Duration) async -> Void = FolderJournal.sleep
    ) {
        place = JournalPlace(
            folder: folder.standardizedFileURL.plainPath, cache: cache.plainPath,
            records: records.plainPath, removed: removed.plainPath, disk: disk,
            places: places.map { IndexPlaces($0) })
        aside = FallbackTrash(of: place)
        keeper = JournalFolderActor(
            of: place, remover: FileRemover(trash: trash, aside: aside), log: log)
        months = SpokenMonths(locale)
        self.now = now
        watcher = FolderWatcher(place.folder, monitor: monitor, quiet: quiet, pause: pause)
        watcher.report = { [weak self] in await self?.reconcile(after: $0) }
    }

    package static func sleep(_ time: Duration) async { try? await Task.sleep(for: time) }

    /// Shows the entries of the last session, then reads the files that have changed since, and
    /// keeps the journal up to date from then on. Returns when all files are read.
    public func open(createIfMissing: Bool = false) async {
        await start(createIfMissing: createIfMissing)
        await keepUp()
    }

    /// Performs the first half of `open`, and returns when there are entries to show. It needs the
    /// main actor only at its beginning and end.
    ///
    /// - Parameters:
    ///   - showing: false for a program that only writes. Nothing is read then, and the index is
    ///     not updated before a program opens the journal.
    ///   - readingAhead: whether a folder that is not indexed is read at once, rather than in
    ///     `keepUp`, since there is nothing to show before. Changes before it is watched are found
    ///     by the next comparison.
    ///   - beforeRows: called on another thread when there are entries, shortly before the main
    ///     actor learns of them.
    public func start(
        createIfMissing: Bool = false, showing: Bool = true, readingAhead: Bool = false,
        beforeRows: @escaping @Sendable () -> Void = {}
    ) async {
        keeper.feed.beforeRows(beforeRows)
        let starting = Task { @concurrent [keeper, weak self] in
            await keeper.start(createIfMissing: createIfMissing, showing: showing) { [weak self] in
                Task { await self?.reconcile() }
            }
        }
        if readingAhead {
            startReconciling { [keeper] in
                await starting.value
                return keeper.feed.knowsNothing
            }
        }
        await starting.value
        deliver()
    }

    /// Performs the second half of `open`: it watches the folder and reads changes. It should begin
    /// when the first entries are on the screen, since watching a large folder takes some
    /// milliseconds.
    public func keepUp() async {
        // Watching begins first, so that no change is missed between reading and watching.
        watcher.start()
        tellWhetherTold()
        await reconcile()
    }

    /// Updates whether the system reports changes by other programs in the folder.
    private func tellWhetherTold() {
        guard condition.isToldOfChanges != watcher.isTold else { return }
        condition.isToldOfChanges = watcher.isTold
        changed.emit(JournalChange(conditionChanged: true))
    }

    /// Compares the whole folder, even if no change was reported.
    public func lookAgain() async {
        await reconcile()
        tellWhetherTold()
    }

    /// Creates the folder, with access for its owner only, and reads it. It may exist already.
    public func create() async throws(JournalError) {
        do throws(FolderFailure) {
            try await keeper.makeFolder()
        } catch {
            throw .folder(.notMade(path: place.folder, error.code))
        }
        await keeper.confirmVanished()
        await keepUp()
    }

    /// Removes deleted text from the files of the index, for a program that ends immediately.
    /// Otherwise that happens in the background.
    public func tidyUp() async {
        await keeper.tidyUp()
    }

    /// Deletes the files that were kept aside for want of a trash, which cannot be restored any
    /// more.
    public func endOffers() {
        aside.forgetEverything()
    }

    /// Makes observers update, although no entry has changed, for instance because the language
    /// has.
    public func notifyObservers() {
        changed.emit(JournalChange(conditionChanged: true))
    }

    /// Compares the files that were reported.
    func reconcile(after news: FolderNews) async {
        switch news {
        case .files(let names):
            let isEnough = await keeper.reconcile(names)
            deliver()
            if !isEnough { await reconcile() }
        case .anything: await reconcile()
        }
    }

    /// Compares the whole folder, after comparisons that are under way.
    func reconcile() async {
        await startReconciling().value
    }

    /// Starts a comparison of the whole folder.
    ///
    /// - Parameter isWanted: returns whether to do it, when earlier comparisons have ended.
    @discardableResult
    func startReconciling(
        where isWanted: @escaping @Sendable () async -> Bool = { true }
    ) -> Task<Void, Never> {
        // A lower priority uses other threads, so that the main actor does not wait for a
        // processor.
        let task = Task(priority: .utility) { @concurrent [weak self, keeper, reconciling] in
            await reconciling?.value
            guard await isWanted() else { return }
            await keeper.lookAtEverything { self?.deliver() }
            await self?.watcher.restartIfRunning()
        }
        reconciling = task
        return task
    }

    /// Delivers the changes that are waiting, in order.
    public func deliver() {
        while let message = keeper.feed.next() {
            if snapshot !== message.snapshot { latestSearch = nil }
            snapshot = message.snapshot
            condition = message.condition
            condition.isToldOfChanges = watcher.isTold
            if !message.change.isEmpty { changed.emit(message.change) }
        }
    }
}

extension FolderJournal: ReportsChanges {
    public var changes: Signal<JournalChange> { changed.signal }
}

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

extension FolderJournal: JoinsCopies {
    public func comparison(of file: CopyFile) async throws(JournalError) -> CopyComparison {
        try await keeper.comparison(of: file)
    }

    public func join(
        _ comparison: CopyComparison, choosing choices: TextChoices
    ) async throws(JournalError) -> JoinedCopy {
        let moment = now()
        let title = comparison.original.nameInList
        return try await attempt(on: comparison.file.original, titled: title) {
            () async throws(JournalError) in
            try await keeper.join(comparison, choosing: choices, at: moment)
        }
    }

    public func separate(_ joined: JoinedCopy) async throws(JournalError) -> UndoOutcome {
        let moment = now()
        let title = joined.entry.nameInList
        return try await attempt(on: joined.comparison.file.original, titled: title) {
            () async throws(JournalError) in
            try await keeper.separate(joined, at: moment)
        }
    }
}

extension FolderJournal: IndexesJournal {
    public func pauseIndexing() {
        keeper.pause.isOn = true
    }

    public func resumeIndexing() {
        keeper.pause.isOn = false
        startReconciling()
    }
}

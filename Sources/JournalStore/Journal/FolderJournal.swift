public import Domain
public import Foundation
public import Logging
public import Signals

/// A journal in a folder of iCalendar files, one an entry; see docs/journal-properties.md.
@MainActor
public final class FolderJournal {
    public private(set) var condition = JournalCondition(folder: .loading)

    let keeper: FolderKeeper
    let path: String
    let monitor: any WatchesFolder
    let trash: any TrashesFiles
    let now: () -> Date
    let log: Logger
    let months: SpokenMonths
    let settling: Duration
    let pause: @MainActor (Duration) async -> Void
    var snapshot: IndexSnapshot?
    var latestSearch: RunningSearch?
    private var reconciling: Task<Void, Never>?
    var watches = FolderWatches()
    let unfinished = UnfinishedWrites()
    /// The folders that keep what was removed where there is no trash.
    var setAside: Set<String> = []
    private let changed = Emitter<JournalChange>()
    private var revision = 0

    /// A journal in `folder`, which it neither reads nor makes before it is opened.
    ///
    /// What `monitor` reports is gathered until it has kept silent for as long as `settling`, or has
    /// not for twelve times as long, before the folder is looked at.
    /// - Parameter cache: the folder of the program's caches, where the index is kept; it may be
    ///   deleted at any time.
    /// - Parameter records: the folder in which is kept what is needed to take imports back.
    /// - Parameter removed: the folder in which is kept what was removed where there is no trash.
    /// - Parameter locale: in whose language the search knows the months, beside English.
    public convenience init(
        folder: URL, cache: URL = FolderJournal.userCache,
        records: URL = FolderJournal.userRecords, removed: URL = FolderJournal.userRemoved,
        monitor: any WatchesFolder, trash: any TrashesFiles,
        settling: Duration = .milliseconds(60), now: @escaping () -> Date = Date.init,
        locale: Locale = Locale(identifier: "en_GB"),
        log: Logger = Logger(label: "counterfoil.journal")
    ) {
        self.init(
            folder: folder, cache: cache, records: records, removed: removed, monitor: monitor,
            trash: trash, settling: settling, now: now, locale: locale, log: log, disk: .real)
    }

    init(
        folder: URL, cache: URL, records: URL, removed: URL = FolderJournal.userRemoved,
        monitor: any WatchesFolder, trash: any TrashesFiles, settling: Duration,
        now: @escaping () -> Date, locale: Locale = Locale(identifier: "en_GB"), log: Logger,
        disk: Disk, pause: @escaping @MainActor (Duration) async -> Void = FolderJournal.sleep
    ) {
        path = folder.standardizedFileURL.path(percentEncoded: false).trimmingTrailingSlash
        self.monitor = monitor
        self.trash = trash
        self.settling = settling
        self.pause = pause
        self.now = now
        self.log = log
        months = SpokenMonths(locale)
        keeper = FolderKeeper(
            path: path, cache: cache.path(percentEncoded: false).trimmingTrailingSlash,
            records: records.path(percentEncoded: false).trimmingTrailingSlash,
            removed: removed.path(percentEncoded: false).trimmingTrailingSlash, disk: disk,
            log: log)
    }

    static func sleep(_ time: Duration) async { try? await Task.sleep(for: time) }

    /// Shows what was known of the folder when it was last read, then reads what is different by
    /// now, and keeps up with it from then on. Returns when all of it is read.
    public func open(createIfMissing: Bool = false) async {
        await start(createIfMissing: createIfMissing)
        await keepUp()
    }

    /// The first half of `open`: returns when there is something to show.
    public func start(createIfMissing: Bool = false) async {
        if createIfMissing { await keeper.makeFolder() }
        apply(
            await keeper.start { [weak self] in
                Task { await self?.reconcile() }
            })
    }

    /// The second half: what is different shows in changes. It had better begin once what was
    /// known is on the screen, because to watch a large folder takes the system some milliseconds.
    public func keepUp() async {
        // Watching begins first, so that nothing happens between the reading and the watching.
        watch()
        await reconcile()
    }

    /// Leaves nothing in the files of the index that is not in the journal any more: for a program
    /// that ends at once after it has taken much out. One that goes on does so by itself.
    public func tidyUp() async {
        _ = await keeper.tidyNow()
    }

    /// Looks at the whole folder, after those who do so already.
    func reconcile() async {
        await startReconciling().value
    }

    /// Waits for those who look at the whole folder at the moment.
    func untilReconciled() async {
        await reconciling?.value
    }

    @discardableResult
    func startReconciling() -> Task<Void, Never> {
        // What is on show is not to wait for a processor: a lower priority has threads of its own.
        let task = Task(priority: .utility) { [weak self, keeper, reconciling] in
            await reconciling?.value
            await keeper.lookAtEverything { self?.apply($0) }
            self?.watch()
        }
        reconciling = task
        return task
    }

    /// Takes in what the keeper found; everybody hears of it once.
    func apply(_ update: Update?) {
        guard let update else { return }
        if update.revision > revision {
            revision = update.revision
            snapshot = update.snapshot
            latestSearch = nil
            condition = update.condition
        }
        if !update.change.isEmpty { changed.emit(update.change) }
    }
}

extension FolderJournal: IndexesJournal {
    public func pauseIndexing() {
        keeper.isPaused = true
    }

    public func resumeIndexing() {
        keeper.isPaused = false
        startReconciling()
    }
}

extension FolderJournal {
    /// Where the user's caches are, by the XDG base directories.
    public static var userCache: URL { userFolder("XDG_CACHE_HOME", or: ".cache", "counterfoil") }

    /// Where the user's programs keep what is to outlive them.
    public static var userRecords: URL {
        userFolder("XDG_STATE_HOME", or: ".local/state", "counterfoil/batches")
    }

    static func userFolder(
        _ variable: String, or usual: String, _ name: String
    ) -> URL {
        let chosen = getenv(variable).map { String(cString: $0) }
        let folder = chosen.flatMap { $0.hasPrefix("/") ? $0 : nil }
        return URL(
            filePath: folder ?? NSHomeDirectory() + "/" + usual, directoryHint: .isDirectory
        ).appending(path: name, directoryHint: .isDirectory)
    }
}

extension FolderJournal: ReportsChanges {
    public var changes: Signal<JournalChange> { changed.signal }
}

extension String {
    fileprivate var trimmingTrailingSlash: String {
        count > 1 && hasSuffix("/") ? String(dropLast()) : self
    }
}

public import Domain
import Files
public import Foundation
public import Logging
public import Signals
internal import Wording

/// A journal in a folder of iCalendar files, one an entry; see docs/journal-properties.md.
@MainActor
public final class FolderJournal {
    public private(set) var condition = JournalCondition(folder: .loading)

    let place: JournalPlace
    let keeper: JournalFolderActor
    let now: () -> Date
    let months: SpokenMonths
    /// What is shown; nil where there is no folder.
    private(set) var snapshot: IndexSnapshot?
    /// The search that was begun last.
    var latestSearch: RunningSearch?
    private(set) var reconciling: Task<Void, Never>?
    let writing = Emitter<Bool>()
    /// How many writes are on their way.
    var unfinished = 0 {
        didSet {
            if (unfinished == 0) != (oldValue == 0) { writing.emit(unfinished > 0) }
        }
    }
    private let aside: FallbackTrash
    private let changed = Emitter<JournalChange>()
    let watcher: FolderWatcher

    /// A journal in `folder`, which it neither reads nor makes before it is opened.
    ///
    /// Reports of `monitor` are gathered until it has been silent for as long as `quiet`, or has not
    /// been for twelve times as long, before the folder is looked at.
    /// - Parameter cache: the folder of the program's caches, where the index is kept; it may be
    ///   deleted at any time.
    /// - Parameter records: the folder in which is kept what is needed to take imports back.
    /// - Parameter removed: the folder in which is kept what was removed where there is no trash.
    /// - Parameter locale: in whose language the search knows the months, beside English.
    public convenience init(
        folder: URL, cache: URL = FolderJournal.userCache,
        records: URL = FolderJournal.userRecords, removed: URL = FolderJournal.userRemoved,
        monitor: any WatchesFolder, trash: any TrashesFiles,
        quiet: Duration = .milliseconds(60), now: @escaping () -> Date = Date.init,
        locale: Locale = Locale(identifier: "en_GB"),
        log: Logger = Logger(label: "counterfoil.journal")
    ) {
        self.init(
            folder: folder, cache: cache, records: records, removed: removed, monitor: monitor,
            trash: trash, quiet: quiet, now: now, locale: locale, log: log, disk: .real)
    }

    init(
        folder: URL, cache: URL, records: URL, removed: URL = FolderJournal.userRemoved,
        monitor: any WatchesFolder, trash: any TrashesFiles, quiet: Duration,
        now: @escaping () -> Date, locale: Locale = Locale(identifier: "en_GB"), log: Logger,
        disk: Disk, pause: @escaping @MainActor (Duration) async -> Void = FolderJournal.sleep
    ) {
        place = JournalPlace(
            folder: folder.standardizedFileURL.plainPath, cache: cache.plainPath,
            records: records.plainPath, removed: removed.plainPath, disk: disk)
        aside = FallbackTrash(of: place)
        keeper = JournalFolderActor(
            of: place, remover: FileRemover(trash: trash, aside: aside), log: log)
        months = SpokenMonths(locale)
        self.now = now
        watcher = FolderWatcher(place.folder, monitor: monitor, quiet: quiet, pause: pause)
        watcher.report = { [weak self] in await self?.look(at: $0) }
    }

    static func sleep(_ time: Duration) async { try? await Task.sleep(for: time) }

    /// Shows what was known of the folder when it was last read, then reads what is different by
    /// now, and keeps up with it from then on. Returns when all of it is read.
    public func open(createIfMissing: Bool = false) async {
        await start(createIfMissing: createIfMissing)
        await keepUp()
    }

    /// The first half of `open`: returns when there is something to show. What it does needs this
    /// processor only to begin and to end.
    ///
    /// - Parameter showing: false for somebody who only writes. Then nothing is read, and the index is
    ///   left alone until somebody opens the journal.
    /// - Parameter readingAhead: whether a folder of which nothing is known is read at once, without
    ///   waiting for `keepUp`: nothing of it can be on the screen before. What happens to it until it is
    ///   watched shows when everything is looked at again.
    /// - Parameter beforeRows: called on another processor as soon as there are entries, shortly before
    ///   this one is told of them.
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

    /// The second half: what is different shows in changes. It had better begin once what was
    /// known is on the screen, because to watch a large folder takes the system some milliseconds.
    public func keepUp() async {
        // Watching begins first, so that nothing happens between the reading and the watching.
        watcher.start()
        tellWhetherTold()
        await reconcile()
    }

    /// Has everybody know whether what others do in the folder shows by itself.
    private func tellWhetherTold() {
        guard condition.isToldOfChanges != watcher.isTold else { return }
        condition.isToldOfChanges = watcher.isTold
        changed.emit(JournalChange(conditionChanged: true))
    }

    /// Looks at the whole folder, whatever was heard of it.
    public func lookAgain() async {
        await reconcile()
        tellWhetherTold()
    }

    /// Makes the folder, for its owner only, and reads it. Somebody may have made it meanwhile.
    public func create() async throws(JournalError) {
        do throws(FolderFailure) {
            try await keeper.makeFolder()
        } catch {
            throw .folder(.notMade(path: place.folder, error.code))
        }
        await keeper.confirmVanished()
        await keepUp()
    }

    /// Leaves nothing in the files of the index that is not in the journal any more: for a program
    /// that ends at once after it has taken much out. One that goes on does so by itself.
    public func tidyUp() async {
        await keeper.tidyUp()
    }

    /// Forgets what was kept aside for want of a trash: from now on nobody can put it back.
    public func endOffers() {
        aside.forgetEverything()
    }

    /// Has everybody show what is shown again, with nothing of it different: the words for it may be.
    public func notifyObservers() {
        changed.emit(JournalChange(conditionChanged: true))
    }

    /// Looks at what something was heard of.
    func look(at news: FolderNews) async {
        switch news {
        case .files(let names):
            let isEnough = await keeper.look(at: names)
            deliver()
            if !isEnough { await reconcile() }
        case .anything: await reconcile()
        }
    }

    /// Looks at the whole folder, after those who do so already.
    func reconcile() async {
        await startReconciling().value
    }

    /// - Parameter isWanted: asked whether to look once nobody else does so.
    @discardableResult
    func startReconciling(
        where isWanted: @escaping @Sendable () async -> Bool = { true }
    ) -> Task<Void, Never> {
        // The window does not wait for a processor: a lower priority has threads of its own.
        let task = Task(priority: .utility) { @concurrent [weak self, keeper, reconciling] in
            await reconciling?.value
            guard await isWanted() else { return }
            await keeper.lookAtEverything { self?.deliver() }
            await self?.watcher.follow()
        }
        reconciling = task
        return task
    }

    /// Tells everybody what became different by now, once and in its order.
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

extension FolderJournal {
    /// Where the user's caches are, by the XDG base directories.
    public static var userCache: URL { userFolder("XDG_CACHE_HOME", or: ".cache", "counterfoil") }

    /// Where the user's programs keep what is to outlive them.
    public static var userRecords: URL {
        userFolder("XDG_STATE_HOME", or: ".local/state", "counterfoil/batches")
    }

    /// Where the user's programs keep what belongs to the user.
    public static var userRemoved: URL {
        userFolder("XDG_DATA_HOME", or: ".local/share", "counterfoil/removed")
    }

    /// As the environment has it; only where it says nothing, as the system knows the user.
    private static var home: String {
        let said = getenv("HOME").map { String(cString: $0) } ?? ""
        return said.hasPrefix("/") ? said : NSHomeDirectory()
    }

    private static func userFolder(
        _ variable: String, or usual: String, _ name: String
    ) -> URL {
        let chosen = getenv(variable).map { String(cString: $0) }
        let folder = chosen.flatMap { $0.hasPrefix("/") ? $0 : nil }
        return URL(
            filePath: folder ?? home + "/" + usual, directoryHint: .isDirectory
        ).appending(path: name, directoryHint: .isDirectory)
    }
}

extension FolderJournal: ReportsChanges {
    public var changes: Signal<JournalChange> { changed.signal }
}

extension URL {
    var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

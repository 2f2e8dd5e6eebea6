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
    let settling: Duration
    var catalogue = Catalogue()
    var watches = FolderWatches()
    private let changed = Emitter<JournalChange>()
    private var revision = 0

    /// A journal in `folder`, which it neither reads nor makes before it is opened.
    ///
    /// What `monitor` reports is gathered for as long as `settling` before the folder is looked at.
    public convenience init(
        folder: URL, monitor: any WatchesFolder, trash: any TrashesFiles,
        settling: Duration = .milliseconds(60), now: @escaping () -> Date = Date.init,
        log: Logger = Logger(label: "counterfoil.journal")
    ) {
        self.init(
            folder: folder, monitor: monitor, trash: trash, settling: settling, now: now, log: log,
            disk: .real)
    }

    init(
        folder: URL, monitor: any WatchesFolder, trash: any TrashesFiles, settling: Duration,
        now: @escaping () -> Date, log: Logger, disk: Disk
    ) {
        path = folder.standardizedFileURL.path(percentEncoded: false).trimmingTrailingSlash
        self.monitor = monitor
        self.trash = trash
        self.settling = settling
        self.now = now
        self.log = log
        keeper = FolderKeeper(path: path, disk: disk)
    }

    /// Reads the folder and keeps up with it from then on.
    public func open(createIfMissing: Bool = false) async {
        // Watching begins first, so that nothing happens between the reading and the watching.
        if createIfMissing { await keeper.makeFolder() }
        watch()
        apply(await keeper.lookAtEverything())
        watch()
        log.info("Opened", metadata: ["entries": "\(catalogue.records.count)"])
    }

    /// Takes in what the keeper found; everybody hears of it once.
    func apply(_ update: Update?) {
        guard let update else { return }
        if update.revision > revision {
            revision = update.revision
            catalogue = update.catalogue
            condition = update.condition
        }
        changed.emit(update.change)
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

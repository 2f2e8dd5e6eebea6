import Domain
import Files
import Foundation
import Synchronization
import Wording

/// Makes the index say what the folder says, and posts what became different.
final class Reconciler {
    private let place: JournalPlace
    private let index: RecoverableIndex
    private let feed: ChangeFeed
    private let pause: PauseSwitch
    let vanished: VanishedEntries
    /// Names that were written or looked at while all files are being looked at; nil while nobody
    /// does so. Only one does at a time.
    private var seenMeanwhile: Set<String>?
    /// Whether files are on their way to the trash and back from there, perhaps: whoever did it
    /// looks at everything when it is over.
    var isSuspended = false

    init(of place: JournalPlace, index: RecoverableIndex, feed: ChangeFeed, pause: PauseSwitch) {
        self.place = place
        self.index = index
        self.feed = feed
        self.pause = pause
        vanished = VanishedEntries(of: place, index: index)
    }

    /// Whether the index says what the folder said when it was last heard of.
    var isUpToDate: Bool { index.isComplete && seenMeanwhile == nil && !isSuspended && !pause.isOn }

    /// Shows what the index knows, before the folder is looked at.
    func show(in folder: Folder) {
        index.show()
        feed.post(JournalChange(), snapshot: index.shown, folder: condition(of: folder))
    }

    /// Lets the index learn what became of files, and posts what is different; those of a batch are too
    /// many to be read back at once.
    ///
    /// - Parameter written: what entries say that were written here, to be told with the change.
    func learn(
        _ files: [IndexedFile], in folder: Folder, isBatch: Bool = false,
        written: [EntryID: Entry] = [:]
    ) {
        for file in files { seenMeanwhile?.insert(file.name) }
        if isBatch { index.remember(files, in: folder) }
        guard var change = index.write(files) else { return }
        change.written = written.filter { change.changed.contains($0.key) }
        feed.post(change, snapshot: index.shown, folder: condition(of: folder))
    }

    /// The lists of films, of which the index knows nothing, may be others.
    func noticeLists() {
        feed.post(JournalChange(listsChanged: true), snapshot: index.shown)
    }

    /// Nil where nobody knows yet what is in it.
    private func condition(of folder: Folder) -> JournalCondition.Folder? {
        guard index.isComplete || (index.shown?.months.total ?? 0) > 0 else { return nil }
        guard vanished.isEmpty else {
            return .vanished(path: place.folder, gone: vanished.count, known: vanished.known)
        }
        return switch folder.obstacle?.code {
        case nil: .ready
        case EROFS: .readOnlyDisk(path: place.folder)
        default: .readOnly(path: place.folder)
        }
    }

    /// Takes what has vanished for removed.
    func confirmVanished(in folder: Folder) throws(FolderFailure) {
        try lookForVanished(in: folder)
        guard !vanished.isEmpty else { return }
        learn(vanished.confirm().map { IndexedFile(reading: $0, in: folder) }, in: folder)
    }

    /// Finds out what has vanished, and nothing else.
    func lookForVanished(in folder: Folder) throws(FolderFailure) {
        let items = try folder.names().filter(\.isItem)
        let names = items.filter(\.isFaithful).map(\.text).sortedByBytes()
        guard let known = try? index.open()?.recollection(of: names) else { return }
        _ = vanished.forgettable(among: known.gone, marked: known.vanished, beside: items.count)
    }

    /// The folder is not there, or cannot be looked into: its entries are not there either.
    func lose(because failure: FolderFailure) {
        feed.progress = nil
        feed.post(
            JournalChange(removed: index.hide()), snapshot: nil,
            folder: failure.code == ENOENT
                ? .missing(path: place.folder)
                : .inaccessible(
                    path: place.folder, reason: Localizer.ofProgram.reason(folder: failure.code)))
    }

    /// Looks at the whole folder, and reads what is not as the index knows it. Many files are learnt
    /// in a batch at a time.
    ///
    /// - Parameter tell: called whenever something was posted.
    func lookAtEverything(telling tell: () -> Void) async {
        // An index that fails meanwhile is made anew, which takes another look; what goes on failing
        // does so for a reason that looking does not remove.
        for _ in 0..<Self.mostLooks {
            guard !pause.isOn, !isSuspended, await lookAtEverythingOnce(telling: tell),
                index.isWorthAnotherLook
            else { return }
        }
    }

    private static let mostLooks = 5

    /// False where there is no folder to look at.
    private func lookAtEverythingOnce(telling tell: () -> Void) async -> Bool {
        do throws(FolderFailure) {
            let folder = try place.open()
            let names = try folder.names()
            removeLeftovers(among: names, in: folder)
            await lookAtEverything(named: names, in: folder, telling: tell)
            return true
        } catch {
            lose(because: error)
            tell()
            return false
        }
    }

    /// Only where nobody of us is writing, who would know what they are for.
    private func removeLeftovers(among names: [FileName], in folder: Folder) {
        guard names.contains(where: \.isLeftover) else { return }
        let records = place.batchRecords
        guard let writing = records.writeLock.acquire(waiting: .zero) else { return }
        let lock = (try? records.lock()).flatMap(\.self)
        Leftovers(in: folder).remove(among: names, keepingFolders: lock == nil)
        withExtendedLifetime((writing, lock)) {}
    }

    private func lookAtEverything(
        named names: [FileName], in folder: Folder, telling tell: () -> Void
    ) async {
        guard let current = index.open() else { return }
        let items = names.filter(\.isItem)
        seenMeanwhile = []
        defer { seenMeanwhile = nil }
        let present = items.filter(\.isFaithful).map(\.text)
        guard let comparison = try? await FolderComparison.of(present, in: folder, with: current)
        else {
            return
        }
        let nameless = items.filter { !$0.isFaithful }.map {
            IndexedFile(name: $0.text, .unreadable(Localizer.forLater.reason(.nameNotUTF8)))
        }
        let gone = vanished.forgettable(
            among: comparison.gone.filter { name in !nameless.contains { $0.name == name } },
            marked: comparison.vanished, beside: items.count)
        var files = gone.map { IndexedFile(reading: $0, in: folder) } + nameless
        var batches = 0
        var size = Self.batch
        let different = comparison.different.filter { !index.isJustWritten($0, in: folder) }
        await read(different, in: folder) { portion, rest in
            files += portion
            let isEnough = files.count >= min(size, Self.worth * rest.unread)
            let isAll = !rest.hasMore || files.count >= Self.largestBatch
            guard rest.isOver || rest.unread > 0 && isEnough && isAll else { return }
            size = min(2 * size, Self.largestBatch)
            // A file that was written while the others were read is newer than it was then.
            let newest = files.map { file in
                seenMeanwhile?.contains(file.name) == true
                    ? IndexedFile(reading: file.name, in: folder) : file
            }
            files = []
            batches += 1
            // What is left at the end is tidied up by whoever is idle then.
            if batches.isMultiple(of: 4), rest.unread >= Self.largestBatch { index.tidy() }
            learn(newest, in: folder)
            tell()
        }
    }

    /// So many files are one change, and one transaction; each is twice as large as the one
    /// before, up to a limit. Every transaction writes most of the pages of the order anew, so few
    /// are faster than many, but the first is to be seen soon. Towards the end they are as many as can
    /// be written while what is left is read, so that the last is small and no processor waits for it.
    private static let batch = 2_048
    private static let largestBatch = 8_192
    /// So many files are written while another processor reads one.
    private static let worth = 2
    /// So many files are read in one go.
    private static let portion = 128

    /// What is still to come of the files of a look.
    private struct Rest {
        /// So many that nobody has read yet.
        var unread = 0
        /// Whether some were read and come at once.
        var hasMore = false
        var isOver = false
    }

    /// Reads files on all processors, and hands them over as they come, at last with none. When
    /// paused, what is not handed over by then is left for later.
    private func read(
        _ names: [String], in folder: Folder,
        handingOver handOver: ([IndexedFile], Rest) async -> Void
    ) async {
        let read = Atomic(0)
        var done = 0
        // The next batch is read while one is written.
        await names.inChunks(of: Self.portion, atATime: Self.largestBatch / Self.portion) { names in
            defer { read.add(names.count, ordering: .relaxed) }
            return names.prefix { _ in !Task.isCancelled }
                .map { IndexedFile(reading: $0, in: folder) }
        } handingOver: { _, files in
            if pause.isOn { return false }
            done += files.count
            report(done, of: names.count)
            let read = read.load(ordering: .relaxed)
            await handOver(files, Rest(unread: names.count - read, hasMore: done < read))
            return true
        }
        report(done, of: names.count)
        await handOver([], Rest(isOver: true))
    }

    private func report(_ done: Int, of total: Int) {
        let isDone = done == total
        feed.progress =
            isDone || total <= Self.batch
            ? nil : IndexingProgress(done: done, total: total, isPaused: pause.isOn)
        if isDone { index.complete() }
    }
}

/// Whether files that were not read yet are left for later. Whoever reads them notices at once.
final class PauseSwitch: Sendable {
    private let state = Atomic(false)

    var isOn: Bool {
        get { state.load(ordering: .acquiring) }
        set { state.store(newValue, ordering: .releasing) }
    }
}

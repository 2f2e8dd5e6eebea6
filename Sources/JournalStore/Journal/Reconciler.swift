import Domain
import Files
import Foundation
import Synchronization

/// Updates the index from the folder, and posts the changes.
final class Reconciler {
    private let place: JournalPlace
    private let index: RecoverableIndex
    private let feed: ChangeFeed
    private let pause: PauseSwitch
    let vanished: VanishedEntries
    /// The names that were written or read during a comparison of all files; `nil` if none is under
    /// way. There is one at a time.
    private var seenMeanwhile: Set<String>?
    /// Whether several files were gone by the time a comparison read them, so that another one has
    /// to tell whether they have vanished.
    private var haveFilesGone = false
    /// Whether files may be on their way to the trash or back. The operation that moves them
    /// compares the folder afterwards.
    var isSuspended = false

    init(of place: JournalPlace, index: RecoverableIndex, feed: ChangeFeed, pause: PauseSwitch) {
        self.place = place
        self.index = index
        self.feed = feed
        self.pause = pause
        vanished = VanishedEntries(of: place, index: index)
    }

    /// Whether the index matches the folder as far as is known.
    var isUpToDate: Bool { index.isComplete && seenMeanwhile == nil && !isSuspended && !pause.isOn }

    /// Shows the entries of the index, before the folder is compared.
    func show(in folder: Folder) {
        index.show()
        feed.post(JournalChange(), snapshot: index.shown, folder: condition(of: folder))
    }

    /// Updates the index with files, and posts the changes. The files of a batch are too many to be
    /// read back immediately.
    ///
    /// - Parameter written: the entries that were written here, which are passed on with the
    ///   change.
    func updateIndex(
        _ files: [IndexedFile], in folder: Folder, isBatch: Bool = false,
        written: [EntryID: Entry] = [:]
    ) {
        for file in files { seenMeanwhile?.insert(file.name) }
        if isBatch { index.remember(files, in: folder) }
        guard var change = index.write(files) else { return }
        change.written = written.filter { change.changed.contains($0.key) }
        feed.post(change, snapshot: index.shown, folder: condition(of: folder))
    }

    /// Posts that lists of films, which are not in the index, may have changed.
    func noticeLists() {
        feed.post(JournalChange(listsChanged: true), snapshot: index.shown)
    }

    /// Returns the condition of the folder, or `nil` if its contents are not known yet.
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

    /// Accepts the vanished entries as removed.
    func confirmVanished(in folder: Folder) throws(FolderFailure) {
        try lookForVanished(in: folder)
        guard !vanished.isEmpty else { return }
        updateIndex(vanished.confirm().map { IndexedFile(reading: $0, in: folder) }, in: folder)
    }

    /// Finds the vanished entries, without reading any file.
    func lookForVanished(in folder: Folder) throws(FolderFailure) {
        let items = try folder.names().filter(\.isItem)
        let names = items.filter(\.isFaithful).map(\.text).sortedByBytes()
        guard let known = try? index.open()?.recollection(of: names) else { return }
        _ = vanished.forgettable(among: known.gone, marked: known.vanished, beside: items.count)
    }

    /// Posts that the folder does not exist or is not accessible, and that its entries are gone.
    func lose(because failure: FolderFailure) {
        feed.progress = nil
        feed.post(
            JournalChange(removed: index.hide()), snapshot: nil,
            folder: failure.code == ENOENT
                ? .missing(path: place.folder)
                : .inaccessible(path: place.folder, reason: .folder(failure.code)))
    }

    /// Compares the whole folder with the index, and reads the files that differ. Many files are
    /// indexed in batches.
    ///
    /// - Parameter tell: called after each message.
    func lookAtEverything(telling tell: () -> Void) async {
        // An index that fails meanwhile is rebuilt, which takes another comparison; repeated
        // failures have a cause that another one does not remove.
        for _ in 0..<Self.mostLooks {
            haveFilesGone = false
            guard !pause.isOn, !isSuspended, await lookAtEverythingOnce(telling: tell),
                index.isWorthAnotherLook || haveFilesGone
            else { return }
        }
    }

    private static let mostLooks = 5

    /// Returns false if there is no folder.
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

    /// Removes leftovers, unless another process is writing, which may be using them.
    private func removeLeftovers(among names: [FileName], in folder: Folder) {
        guard names.contains(where: \.isLeftover) else { return }
        let records = place.batchRecords
        guard let writing = records.writeLock.acquire(waiting: .zero) else { return }
        let lock = (try? records.lock()).flatMap(\.self)
        folder.removeLeftovers(among: names, keepingFolders: lock == nil)
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
            IndexedFile(name: $0.text, .unreadable(.nameNotUTF8))
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
            // A file that was written while the others were read has to be read again.
            let newest = files.map { file in
                seenMeanwhile?.contains(file.name) == true
                    ? IndexedFile(reading: file.name, in: folder) : file
            }
            files = []
            batches += 1
            // The last batches are tidied up later, in idle time.
            if batches.isMultiple(of: 4), rest.unread >= Self.largestBatch { index.tidy() }
            let lost = Set(newest.absent).subtracting(gone)
            let mayHaveVanished = vanished.mayInclude(Array(lost))
            haveFilesGone = haveFilesGone || mayHaveVanished
            updateIndex(
                newest.filter { !(mayHaveVanished && lost.contains($0.name)) }, in: folder)
            tell()
        }
    }

    /// The number of files of the first batch, which is one change and one transaction. Each batch
    /// is twice as large as the one before, up to a limit: every transaction rewrites most pages of
    /// the order, so that few are faster, but the first should be visible soon. The last ones are
    /// as large as can be written while the rest is read, so that no processor waits for the last.
    private static let batch = 2_048
    private static let largestBatch = 8_192
    /// The number of files that are written in the time in which another processor reads one.
    private static let worth = 2
    /// The number of files that are read together.
    private static let portion = 128

    /// The state of the files that are still to come.
    private struct Rest {
        /// The number of files that were not read yet.
        var unread = 0
        /// Whether more files were read and follow at once.
        var hasMore = false
        var isOver = false
    }

    /// Reads files on all processors and passes them on as they come, and an empty list at the end.
    /// When paused, files that were not passed on are left for later.
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

/// A switch that pauses the reading of files. A running comparison notices it at once.
final class PauseSwitch: Sendable {
    private let state = Atomic(false)

    var isOn: Bool {
        get { state.load(ordering: .acquiring) }
        set { state.store(newValue, ordering: .releasing) }
    }
}

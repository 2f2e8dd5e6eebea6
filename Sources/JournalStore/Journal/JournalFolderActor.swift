import Domain
import Files
import Foundation
import Logging

/// Reads and writes the journal's folder for the window. Its operations run one after another,
/// except those that read or write files by the thousand.
///
/// When a call returns or throws, its changes are waiting in `feed`.
actor JournalFolderActor {
    let place: JournalPlace
    nonisolated let feed = ChangeFeed()
    nonisolated let pause = PauseSwitch()
    let index: RecoverableIndex
    let tidier: IndexTidier
    let reconciler: Reconciler
    let remover: FileRemover
    /// The latest result of `lastBatch()`.
    var lastKnownBatch: WrittenBatch?

    init(of place: JournalPlace, remover: FileRemover, log: Logger) {
        self.place = place
        self.remover = remover
        index = RecoverableIndex(of: place, log: log)
        tidier = IndexTidier(of: index)
        reconciler = Reconciler(of: place, index: index, feed: feed, pause: pause)
    }

    /// Creates the folder if it does not exist.
    func makeFolder() throws(FolderFailure) {
        try Folder.make(place.folder, on: place.disk)
    }

    /// Prepares the folder, and shows the entries of the index if they are wanted, before the
    /// folder is compared.
    ///
    /// - Parameter report: called when the index has become unusable and the folder has to be read
    ///   again.
    func start(
        createIfMissing: Bool, showing: Bool, whenIndexFails report: @escaping @Sendable () -> Void
    ) {
        // If the folder cannot be created, opening it gives the reason.
        if createIfMissing { try? makeFolder() }
        index.onFailure = report
        do throws(FolderFailure) {
            let folder = try place.open()
            let records = place.batchRecords
            records.adoptRecordsOfMovedFolder()
            reconciler.vanished.withdrawn = records.withdrawnFiles
            BatchRecovery(folder: folder, records: records).recoverIfIdle()
            if showing { reconciler.show(in: folder) }
        } catch {
            reconciler.lose(because: error)
        }
    }

    /// Compares the whole folder.
    ///
    /// - Parameter tell: called when there are messages in `feed`.
    func lookAtEverything(telling tell: @escaping @MainActor @Sendable () -> Void) async {
        await reconciler.lookAtEverything {
            tidyLater()
            // The next batch is written without waiting for the window.
            Task { await tell() }
        }
        await tell()
        tidyLater(inAnyCase: true)
    }

    /// Reads files that were reported.
    /// - Returns: False if several entries are gone, so that the whole folder has to be compared to
    ///   tell what that means.
    @discardableResult
    func reconcile(_ names: Set<String>) -> Bool {
        var isEnough = true
        do throws(FolderFailure) {
            let folder = try place.open()
            let items = names.filter { FileName.isItem($0) && !index.isKnown($0, in: folder) }
            let copies = index.copies(of: names.filter(FileName.isItem))
            let files = Set(items).union(copies).map { IndexedFile(reading: $0, in: folder) }
            isEnough = reconciler.vanished.isEmpty && !reconciler.vanished.mayInclude(files.absent)
            if isEnough { reconciler.updateIndex(files, in: folder) }
            if names.contains(where: FileName.isOfLists) { reconciler.noticeLists() }
        } catch {
            reconciler.lose(because: error)
        }
        tidyLater()
        return isEnough
    }

    /// Forgets the signatures of recent files, once the clock of the file system has advanced.
    func forgetJustWritten() {
        index.forgetJustWritten()
    }

    // MARK: The index

    /// Returns the index for lookups, and whether it matches the folder; `nil` if there is none.
    func knownIndex() -> (index: Index, isUpToDate: Bool)? {
        index.known.map { ($0, reconciler.isUpToDate) }
    }

    func tidyLater(inAnyCase: Bool = false) {
        guard tidier.begin(inAnyCase: inAnyCase) else { return }
        Task(priority: .utility) { [weak self] in
            while let pause = await self?.tidyAStep() { try? await Task.sleep(for: pause) }
        }
    }

    private func tidyAStep() -> Duration? {
        tidier.step()
    }

    /// Removes deleted text from the index, before the program ends.
    func tidyUp() {
        tidier.finish()
    }
}

extension JournalFolderActor {
    /// Accepts the vanished entries as removed, after reading the names in the folder.
    func confirmVanished() {
        do throws(FolderFailure) {
            try reconciler.confirmVanished(in: place.open())
        } catch {
            reconciler.lose(because: error)
        }
        tidyLater()
    }

    /// Returns the number of vanished entries, after reading the names in the folder.
    func lookForVanished() throws(JournalError) -> Int {
        let folder = try place.openToRead()
        try FolderFailure.explained(reading: place.folder) { () throws(FolderFailure) in
            try reconciler.lookForVanished(in: folder)
        }
        return reconciler.vanished.count
    }

    /// Whether the file of an entry has vanished with others.
    func hasVanished(_ id: EntryID) -> Bool { reconciler.vanished.names.contains(id.rawValue) }

    /// Throws if entries have vanished, rather than treating them as if they did not exist.
    ///
    /// - Parameter ids: the entries, or `nil` for all.
    func requireFiles(of ids: [EntryID]?) throws(JournalError) {
        if ids == nil { try lookBeforeReadingEverything() }
        let vanished = reconciler.vanished
        guard !vanished.isEmpty, ids?.contains(where: { hasVanished($0) }) != false else { return }
        throw .vanished(path: place.folder, count: vanished.count)
    }

    /// Looks for vanished entries, since a command that only writes has not compared the folder. It
    /// skips that for a folder with files, to save time.
    private func lookBeforeReadingEverything() throws(JournalError) {
        guard index.shown == nil, let folder = try? place.open(),
            (try? folder.names().contains(where: \.isItem)) == false
        else { return }
        _ = try lookForVanished()
    }
}

extension [IndexedFile] {
    /// The names of the files that do not exist.
    var absent: [String] {
        compactMap { file in
            if case .absent = file.content { file.name } else { nil }
        }
    }
}

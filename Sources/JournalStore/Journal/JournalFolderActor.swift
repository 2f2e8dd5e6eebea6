import Domain
import Files
import Foundation
import Logging
import Wording

/// The only one who reads or writes the journal's folder for the window: what it does happens as a
/// whole, one thing after another, save where files are read or written by the thousand.
///
/// The changes that a call has made wait in `feed` when it returns, and when it throws.
actor JournalFolderActor {
    let place: JournalPlace
    nonisolated let feed = ChangeFeed()
    nonisolated let pause = PauseSwitch()
    let index: RecoverableIndex
    let tidier: IndexTidier
    let reconciler: Reconciler
    let remover: FileRemover
    /// The batch that was asked for last.
    var lastKnownBatch: WrittenBatch?

    init(of place: JournalPlace, remover: FileRemover, log: Logger) {
        self.place = place
        self.remover = remover
        index = RecoverableIndex(of: place, log: log)
        tidier = IndexTidier(of: index)
        reconciler = Reconciler(of: place, index: index, feed: feed, pause: pause)
    }

    /// Makes the folder where there is none.
    func makeFolder() throws(FolderFailure) {
        try Folder.make(place.folder, on: place.disk)
    }

    /// Shows what the index knows, where that is wanted, before the folder is looked at. `report` is
    /// called whenever the index is of no use any more, and everything should be looked at.
    func start(
        createIfMissing: Bool, showing: Bool, whenIndexFails report: @escaping @Sendable () -> Void
    ) {
        // If it cannot be made, the reason shows when it is looked at.
        if createIfMissing { try? makeFolder() }
        index.onFailure = report
        do throws(FolderFailure) {
            let folder = try place.open()
            let records = place.batchRecords
            records.follow()
            reconciler.vanished.withdrawn = records.withdrawnFiles
            BatchRecovery(folder: folder, records: records).recoverIfIdle()
            if showing { reconciler.show(in: folder) }
        } catch {
            reconciler.lose(because: error)
        }
    }

    /// Looks at the whole folder.
    ///
    /// - Parameter tell: called whenever there is something in `feed`.
    func lookAtEverything(telling tell: @escaping @MainActor @Sendable () -> Void) async {
        await reconciler.lookAtEverything {
            tidyLater()
            // Whoever shows it need not be done before the next batch is written.
            Task { await tell() }
        }
        await tell()
        tidyLater(inAnyCase: true)
    }

    /// Looks at files of which something was heard. Returns whether that is enough: where several entries are
    /// gone, it is for a look at everything to say what that means.
    @discardableResult
    func look(at names: Set<String>) -> Bool {
        var isEnough = true
        do throws(FolderFailure) {
            let folder = try place.open()
            let items = names.filter { FileName.isItem($0) && !index.isKnown($0, in: folder) }
            let copies = index.copies(of: names.filter(FileName.isItem))
            let files = Set(items).union(copies).map { IndexedFile(reading: $0, in: folder) }
            isEnough = reconciler.vanished.isEmpty && !reconciler.vanished.mayInclude(files.absent)
            if isEnough { reconciler.learn(files, in: folder) }
            if names.contains(where: FileName.isOfLists) { reconciler.noticeLists() }
        } catch {
            reconciler.lose(because: error)
        }
        tidyLater()
        return isEnough
    }

    private func learn(
        _ files: [IndexedFile], in folder: Folder, written: [EntryID: Entry] = [:]
    ) {
        reconciler.learn(files, in: folder, written: written)
        tidyLater()
    }

    /// From here on, clocks of file systems have moved on since the last batch.
    func forgetJustWritten() {
        index.forgetJustWritten()
    }

    // MARK: Entries

    private func writer() throws(JournalError) -> FileWriter {
        FileWriter(folder: try place.openToWrite(), lock: place.batchRecords.writeLock)
    }

    func add(_ entry: Entry, at moment: Date) throws(JournalError) -> EntryID {
        let writer = try writer()
        let file = try writer.add(entry, at: moment)
        learn([file], in: writer.folder)
        return EntryID(file.name)
    }

    func change(
        _ id: EntryID, at moment: Date, by change: @Sendable (Entry) -> Entry
    ) throws(JournalError) -> Entry {
        let writer = try writer()
        let (entry, file) = try writer.change(id, at: moment, by: change)
        learn([file], in: writer.folder, written: [id: entry])
        return entry
    }

    func copyItems(from other: String) throws(JournalError) -> [EntryID] {
        let writer = try writer()
        let files = try writer.copyItems(from: other)
        learn(files, in: writer.folder)
        return files.map { EntryID($0.name) }
    }

    func delete(_ id: EntryID) async throws(JournalError) -> DeletedEntry {
        let folder = try place.openToWrite()
        let (entry, content) = try FileReader(of: folder).entry(id)
        let place = try await remover.remove(id, from: folder)
        look(at: [id.rawValue])
        var deleted = DeletedEntry(id: id, entry: entry, content: content, place: place)
        switch RestoreConflict(of: deleted, in: folder, beside: sameDay(as: entry)) {
        case .there, .changed: deleted.sharesUID = true
        case .free, .taken: break
        }
        return deleted
    }

    func restore(_ deleted: DeletedEntry) async throws(JournalError) -> EntryID {
        guard FileName.isItem(deleted.id.rawValue) else {
            throw .file(deleted.id.rawValue, .nameNotOfEntry)
        }
        let writer = try writer()
        let others = deleted.sharesUID ? nil : sameDay(as: deleted.entry)
        for _ in 0..<FileWriter.attempts {
            var id = deleted.id
            switch RestoreConflict(of: deleted, in: writer.folder, beside: others) {
            case .there(let id):
                remover.forget(deleted.place)
                look(at: [id.rawValue])
                return id
            case .changed(let id):
                let now = try? FileReader(of: writer.folder).entry(id).entry
                throw .placeTaken(
                    id, title: now?.nameInList, kept: try remover.keepForGood(deleted))
            case .taken: id = EntryID(NewUID.text() + ".ics")
            case .free:
                if await remover.moveBack(id.rawValue, from: deleted.place, into: place.folder) {
                    look(at: [id.rawValue])
                    return id
                }
            }
            let content = remover.content(of: deleted)
            guard let file = try writer.restore(id, saying: content) else { continue }
            learn([file], in: writer.folder)
            remover.forget(deleted.place)
            return id
        }
        throw .file(deleted.id.rawValue, .changing)
    }

    func isBack(_ deleted: DeletedEntry) -> Bool {
        (try? FileReader(of: place.open()).read(deleted.id).bytes) == deleted.content
    }

    /// The files of the day, among which an entry is that somebody has put back under another name;
    /// some of them where they are many.
    private func sameDay(as entry: Entry) -> [EntryID] {
        guard let day = entry.day, let shown = index.shown else { return [] }
        return shown.summaries(on: day).prefix(Self.mostOfDay).map(\.id)
    }

    private static let mostOfDay = 1_000

    // MARK: The index

    /// The index to look entries up in, and whether it says what is in the folder by now; `nil` if there
    /// is none.
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

    /// Leaves no trace in the index of what is gone, for a program that ends.
    func tidyUp() {
        tidier.finish()
    }
}

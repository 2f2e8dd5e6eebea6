import Domain
import Foundation

extension FolderKeeper {
    /// Looks at files of which something was heard; nil where nothing is different.
    func look(at names: Set<String>) -> Update? {
        let folder: Folder
        do throws(FolderFailure) {
            folder = try Folder(path, on: disk)
        } catch {
            return lose(because: error)
        }
        let items = names.filter { FileName.isItem($0) && !isAsKnown($0, in: folder) }
        return settle(items.map { folder.reading(of: $0) }, in: folder)
    }

    private func isAsKnown(_ name: String, in folder: Folder) -> Bool {
        if isAsJustWritten(name, in: folder) { return true }
        guard let index, let known = try? index.stamp(of: name),
            let now = folder.stamp(of: name)
        else { return false }
        return known == PackedStamp(ofUnsettled: now)
    }

    /// Looks at the whole folder, and reads what is not as the index knows it. Many files are taken
    /// in a batch at a time; each is told of.
    func lookAtEverything(telling tell: @MainActor @Sendable (Update) -> Void) async {
        // An index that fails meanwhile is made anew, which takes another look; what goes on failing
        // does so for a reason that looking does not remove.
        for _ in 0..<Self.mostLooks {
            guard !isPaused, !isWithdrawing, await lookAtEverythingOnce(telling: tell),
                hasToLookAgain
            else { break }
        }
        tidyLater(inAnyCase: true)
    }

    private static var mostLooks: Int { 5 }

    /// False where there is no folder to look at.
    private func lookAtEverythingOnce(
        telling tell: @MainActor @Sendable (Update) -> Void
    ) async -> Bool {
        do throws(FolderFailure) {
            let folder = try Folder(path, on: disk)
            let names = try folder.names()
            removeLeftovers(among: names, in: folder)
            await lookAtEverything(named: names, in: folder, telling: tell)
            return true
        } catch {
            if let update = lose(because: error) { await tell(update) }
            return false
        }
    }

    /// Only where nobody of us is writing, who would know what they are for.
    private func removeLeftovers(among names: [FileName], in folder: Folder) {
        guard names.contains(where: \.isLeftover) else { return }
        let shelf = shelf
        guard let turn = shelf.turn(waiting: .zero) else { return }
        let lock = (try? shelf.lock()).flatMap(\.self)
        folder.removeLeftovers(among: names, keepingFolders: lock == nil)
        withExtendedLifetime((turn, lock)) {}
    }

    private func lookAtEverything(
        named names: [FileName], in folder: Folder,
        telling tell: @MainActor @Sendable (Update) -> Void
    ) async {
        guard let index = currentIndex() else { return }
        let items = names.filter(\.isItem)
        seenMeanwhile = []
        defer { seenMeanwhile = nil }
        let present = items.filter(\.isFaithful).map(\.text)
        guard let comparison = try? await folder.comparison(of: present, with: index) else {
            return
        }
        let nameless = items.filter { !$0.isFaithful }.map {
            FileReading(
                name: $0.text, stamp: nil,
                outcome: .unreadable("Its name is not written in UTF-8."))
        }
        let gone = comparison.gone.filter { name in !nameless.contains { $0.name == name } }
        var files = (gone.map { folder.reading(of: $0) } + nameless).map(IndexedFile.init)
        var batches = 0
        var size = Self.batch
        let different = comparison.different.filter { !isAsJustWritten($0, in: folder) }
        await read(different, in: folder) { portion, isLast in
            files += portion
            guard isLast || files.count >= size else { return }
            size = min(2 * size, Self.largestBatch)
            // What was written while the others were read is newer than what was read.
            let newest = files.map { file in
                seenMeanwhile?.contains(file.name) == true
                    ? IndexedFile(folder.reading(of: file.name)) : file
            }
            files = []
            batches += 1
            if batches.isMultiple(of: 4) { _ = index.tidy(shown) }
            if let update = settle(newest, in: folder) { await tell(update) }
        }
    }

    /// So many files are one change, and one transaction; each is twice as large as the one
    /// before, up to a limit. Every transaction writes most of the pages of the order anew, so few
    /// are faster than many, but the first is to be seen soon.
    private static var batch: Int { 2_048 }
    private static var largestBatch: Int { 8_192 }
    /// So many files are read in one go.
    private static var portion: Int { 128 }

    /// Reads files on all processors, and hands them over as they come, at last with none. When
    /// paused, what is not handed over by then is left for later.
    private func read(
        _ names: [String], in folder: Folder,
        handingOver handOver: ([IndexedFile], _ isLast: Bool) async -> Void
    ) async {
        var done = 0
        await withTaskGroup(of: [IndexedFile].self) { group in
            var waiting = stride(from: 0, to: names.count, by: Self.portion).makeIterator()
            func startNext() {
                guard let start = waiting.next() else { return }
                let names = names[start..<min(start + Self.portion, names.count)]
                group.addTask { Self.read(names, in: folder) }
            }
            // The next batch is read while one is written.
            for _ in 0..<(Self.largestBatch / Self.portion) { startNext() }
            for await files in group {
                if isPaused { return group.cancelAll() }
                startNext()
                done += files.count
                report(done, of: names.count)
                await handOver(files, false)
            }
        }
        report(done, of: names.count)
        await handOver([], true)
    }

    nonisolated private static func read(
        _ names: ArraySlice<String>, in folder: Folder
    ) -> [IndexedFile] {
        var files: [IndexedFile] = []
        for name in names where !Task.isCancelled {
            files.append(IndexedFile(folder.reading(of: name)))
        }
        return files
    }

    private func report(_ done: Int, of total: Int) {
        let isDone = done == total
        progress =
            isDone || total <= Self.batch
            ? nil : IndexingProgress(done: done, total: total, isPaused: isPaused)
        if isDone { finishLooking() }
    }
}

import Domain
import Foundation

extension FolderKeeper {
    /// The batch written last that can still be taken back.
    func lastBatch() -> WrittenBatch? {
        let shelf = shelf
        for slip in shelf.slips.reversed() where slip.state == .written {
            if let knownBatch, knownBatch.id == slip.id { return knownBatch }
            guard let record = shelf.record(of: slip) else { continue }
            knownBatch = WrittenBatch(slip, record)
            return knownBatch
        }
        return nil
    }

    /// A batch that can be taken back, and the right to do so.
    struct OpenBatch: Sendable {
        var slip: BatchShelf.Slip
        let record: BatchRecord
        let shelf: BatchShelf
        let folder: Folder
        let lock: Descriptor
    }

    /// A batch on its way back; nobody else touches batches meanwhile.
    struct Withdrawal: Sendable {
        var batch: OpenBatch
        /// What was added and left as it was.
        var removed: Set<String> = []
        var kept: [EntryID] = []
        /// The folder that now holds what was added; nil where nothing of it is left.
        var trashed: String?
    }

    /// Gathers what a batch added in a folder of its own: one thing to put in the trash, and one
    /// to get back from there.
    func beginTakingBack(_ written: WrittenBatch) async throws(JournalError) -> Withdrawal {
        let batch = try open(written)
        let held = await batch.record.held(in: batch.folder)
        do throws(FolderFailure) {
            isWithdrawing = true
            return try withdraw(batch, holding: held)
        } catch {
            isWithdrawing = false
            undo(batch.slip, on: batch.shelf, in: batch.folder)
            throw error.error(writing: written.title, in: path)
        }
    }

    private func open(_ written: WrittenBatch) throws(JournalError) -> OpenBatch {
        let folder = try openFolder()
        let shelf = shelf
        let lock = try lockShelf(shelf)
        repair(shelf, in: folder)
        guard let slip = shelf.slips.first(where: { $0.id == written.id && $0.state == .written }),
            let record = shelf.record(of: slip)
        else {
            throw .takenBack
        }
        return OpenBatch(slip: slip, record: record, shelf: shelf, folder: folder, lock: lock)
    }

    private func withdraw(
        _ batch: OpenBatch, holding held: [String: Stamp]
    ) throws(FolderFailure) -> Withdrawal {
        let folder = batch.folder
        func isHeld(_ name: String) -> Bool {
            held[name].map { folder.stamp(of: name)?.isUnchanged(since: $0) == true } ?? false
        }
        var withdrawal = Withdrawal(batch: batch)
        // The room for what goes back is taken first: a full disk shows before anything is moved.
        let stage = try folder.stage(batch.slip.stagingName)
        for item in batch.record.items {
            if !isHeld(item.name) {
                guard folder.status(of: item.name) != nil else { continue }
                withdrawal.kept.append(EntryID(item.name))
            } else if let old = item.old {
                let now = try? folder.read(item.name)
                try stage.write(old, as: item.name, like: now, flushing: false)
            } else {
                withdrawal.removed.insert(item.name)
            }
        }
        guard disk.flushEverything(stage.descriptor.number) == 0 else {
            throw FolderFailure(errno)
        }
        guard !withdrawal.removed.isEmpty else { return withdrawal }
        let withdrawn = try folder.stage(batch.slip.withdrawnName)
        withdrawal.batch.slip = try batch.shelf.move(batch.slip, to: .withdrawing)
        for name in withdrawal.removed { try folder.give(name, to: withdrawn) }
        withdrawal.trashed = withdrawn.path
        return withdrawal
    }

    /// What was added is at `place`; what was changed gets its old content.
    func finishTakingBack(
        _ withdrawal: Withdrawal, from place: RemovalPlace
    ) throws(JournalError) -> (TakenBack, Update?) {
        isWithdrawing = false
        let batch = withdrawal.batch
        let restored: Set<String>
        do throws(FolderFailure) {
            let slip = try batch.shelf.move(batch.slip, to: .withdrawn)
            restored = finish(batch.record, of: slip, on: batch.shelf, in: batch.folder)
        } catch {
            throw error.error(writing: batch.record.title, in: path)
        }
        let kept = Set(withdrawal.kept.map(\.rawValue))
        let missing = batch.record.items.filter {
            $0.isChange && !kept.contains($0.name) && !restored.contains($0.name)
        }
        // What was put back in part is brought to an end when the journal is opened next.
        if !missing.isEmpty, batch.shelf.slips.contains(where: { $0.id == batch.slip.id }) {
            throw .halfTakenBack(title: batch.record.title, missing: missing.count)
        }
        let gone = withdrawal.removed.map {
            IndexedFile(FileReading(name: $0, stamp: nil, outcome: .absent))
        }
        let back = restored.map { IndexedFile(batch.folder.reading(of: $0)) }
        return (
            TakenBack(
                removed: withdrawal.removed.count, restored: restored.count,
                kept: withdrawal.kept, place: place),
            settleBatch(gone + back, in: batch.folder)
        )
    }

    /// The trash refused: everything stays as it is. Returns how many files could not be put back
    /// in their places.
    func giveUpTakingBack(_ withdrawal: Withdrawal) -> Int {
        isWithdrawing = false
        let batch = withdrawal.batch
        undo(batch.slip, on: batch.shelf, in: batch.folder)
        let withdrawn = try? batch.folder.stagedBefore(batch.slip.withdrawnName)
        return (try? withdrawn?.allNames().count) ?? 0
    }
}

extension BatchRecord {
    /// The files that still are what the batch made of them, as they look now.
    @concurrent
    fileprivate func held(in folder: Folder) async -> [String: Stamp] {
        await withTaskGroup(of: [(String, Stamp)].self) { group in
            for start in stride(from: 0, to: items.count, by: 256) {
                let share = items[start..<min(start + 256, items.count)]
                group.addTask {
                    share.compactMap { item in folder.stampIfHeld(item).map { (item.name, $0) } }
                }
            }
            return await group.reduce(into: [:]) { held, share in
                for (name, stamp) in share { held[name] = stamp }
            }
        }
    }
}

extension WrittenBatch {
    fileprivate init(_ slip: BatchShelf.Slip, _ record: BatchRecord) {
        self.init(
            id: slip.id, title: record.title, added: record.added, changed: record.changed)
    }
}

import Files
import Foundation

/// Completes batches that a crash or a failure has interrupted: unfinished ones are removed,
/// finished ones are kept. The caller holds the lock on the records.
struct BatchRecovery {
    let folder: Folder
    let records: BatchRecords

    /// Recovers all batches unless another process has the lock. For a caller that does not hold
    /// it.
    func recoverIfIdle() {
        guard !records.handles.isEmpty, folder.isWritable, let lock = try? records.lock() else {
            return
        }
        recover()
        withExtendedLifetime(lock) {}
    }

    func recover() {
        for batch in records.handles { recover(batch) }
    }

    /// Recovers one batch, whatever its state.
    func recover(_ id: String) {
        for batch in records.handles where batch.id == id { recover(batch) }
    }

    /// Recovers a batch. If that fails, for instance because the disk is full, it is tried again
    /// the next time.
    private func recover(_ batch: BatchHandle) {
        switch batch.state {
        case .preparing:
            folder.removeStage(batch.stagingName)
            records.remove(batch)
        case .publishing:
            guard let record = records.record(of: batch) else { break }
            retract(record, of: batch)
        case .written:
            folder.removeEmptyStage(batch.withdrawnName)
            folder.removeStage(batch.stagingName)
        case .withdrawing, .discarding: recoverWithdrawal(of: batch)
        case .withdrawn:
            guard let record = records.record(of: batch) else { break }
            restore(record, of: batch)
        }
    }

    /// Puts gathered files back in their places. Files that are in the trash stay there, and the
    /// changed ones are restored.
    private func recoverWithdrawal(of batch: BatchHandle) {
        do throws(FolderFailure) {
            putBack(try folder.openStage(batch.withdrawnName), of: batch)
        } catch {
            guard error.code == ENOENT else { return }
            guard batch.state == .discarding else { return commit(batch) }
            guard let record = records.record(of: batch) else { return }
            restore(record, of: batch)
        }
    }

    /// Removes the files that a batch added and restores those that it changed, unless they were
    /// changed again.
    private func retract(_ record: BatchRecord, of batch: BatchHandle) {
        undo(record.items, of: batch) { item, held, stage throws(FolderFailure) in
            if let old = item.old {
                _ = try folder.putBack(old, as: item.name, from: stage, ifStill: held)
            } else {
                try folder.takeAway(item, to: stage)
            }
        }
    }

    /// Moves files that were gathered for the trash back to their places. As long as one is left,
    /// the record keeps its state, and the next start tries again.
    private func putBack(_ withdrawn: Folder, of batch: BatchHandle) {
        for name in (try? withdrawn.allNames()) ?? [] { putBack(name, from: withdrawn) }
        guard (try? withdrawn.allNames())?.isEmpty == true, (try? folder.flush()) != nil else {
            return
        }
        commit(batch)
    }

    private func putBack(_ name: String, from withdrawn: Folder) {
        do throws(FolderFailure) {
            try FileMover(from: withdrawn, to: folder).move(name)
        } catch {
            // Another program may have put the same file back.
            guard error == .overtaken, let bytes = try? withdrawn.read(name).bytes,
                (try? folder.read(name).bytes) == bytes
            else { return }
            withdrawn.remove(name)
        }
    }

    /// Marks a batch as written, with all files in their places. The folder of gathered files is
    /// removed last, since its existence shows that they are not in the trash.
    private func commit(_ batch: BatchHandle) {
        guard (try? records.move(batch, to: .written)) != nil else { return }
        folder.removeEmptyStage(batch.withdrawnName)
        folder.removeStage(batch.stagingName)
    }

    /// Restores the changed files of a batch whose added files are in the trash.
    /// - Returns: The names of the restored files.
    @discardableResult
    func restore(_ record: BatchRecord, of batch: BatchHandle) -> Set<String> {
        var restored: Set<String> = []
        let changes = record.items.filter(\.isChange)
        undo(changes, of: batch) { item, held, stage throws(FolderFailure) in
            guard let old = item.old,
                try folder.putBack(old, as: item.name, from: stage, ifStill: held)
            else { return }
            restored.insert(item.name)
        }
        return restored
    }

    /// Calls `undo` for each file that still has the content that the batch wrote. If that fails,
    /// because a disk is full or a file cannot be read now, the record stays, and the next start
    /// tries again.
    private func undo(
        _ items: [BatchRecord.Item], of batch: BatchHandle,
        _ undo: (BatchRecord.Item, _ held: FileSignature, _ stage: Folder) throws(FolderFailure) ->
            Void
    ) {
        records.writeLock.withLock {
            do throws(FolderFailure) {
                let stage = try folder.makeStage(batch.stagingName)
                for item in items {
                    guard let held = try FolderFailure.reading(folder.stampIfHeld, of: item) else {
                        continue
                    }
                    try undo(item, held, stage)
                }
                try folder.flush()
            } catch {
                return
            }
            folder.removeStage(batch.stagingName)
            records.remove(batch)
        }
    }
}

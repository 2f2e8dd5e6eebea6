import Files
import Foundation

/// Brings what a crash or a failure left half-done to an end: what was not finished goes, what was is
/// kept. Whoever does so holds the lock on the records.
struct BatchRecovery {
    let folder: Folder
    let records: BatchRecords
    private var files: BatchFiles { BatchFiles(in: folder) }
    private var staging: Staging { Staging(in: folder) }

    /// For somebody who does not hold the lock: nothing happens while somebody else is at it.
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

    /// A batch however far it came.
    func recover(_ id: String) {
        for batch in records.handles where batch.id == id { recover(batch) }
    }

    /// A batch that cannot be recovered now, because the disk is full, say, is tried again the next time.
    private func recover(_ batch: BatchHandle) {
        switch batch.state {
        case .preparing:
            staging.remove(batch.stagingName)
            records.remove(batch)
        case .publishing:
            guard let record = records.record(of: batch) else { break }
            retract(record, of: batch)
        case .written:
            staging.removeEmpty(batch.withdrawnName)
            staging.remove(batch.stagingName)
        case .withdrawing, .discarding: recoverWithdrawal(of: batch)
        case .withdrawn:
            guard let record = records.record(of: batch) else { break }
            restore(record, of: batch)
        }
    }

    /// What is gathered goes back; what is in the trash by now stays there, and the rest follows.
    private func recoverWithdrawal(of batch: BatchHandle) {
        do throws(FolderFailure) {
            putBack(try staging.open(batch.withdrawnName), of: batch)
        } catch {
            guard error.code == ENOENT else { return }
            guard batch.state == .discarding else { return keep(batch) }
            guard let record = records.record(of: batch) else { return }
            restore(record, of: batch)
        }
    }

    /// Removes what a batch added and puts back what it changed, where that still is what it wrote.
    private func retract(_ record: BatchRecord, of batch: BatchHandle) {
        undo(record.items, of: batch) { item, held, stage throws(FolderFailure) in
            if let old = item.old {
                _ = try files.putBack(old, as: item.name, from: stage, ifStill: held)
            } else {
                try files.takeAway(item, to: stage)
            }
        }
    }

    /// Puts files that were on their way to the trash back in their places. As long as one is left, the
    /// record says so, and the next start tries again.
    private func putBack(_ withdrawn: Folder, of batch: BatchHandle) {
        for name in (try? withdrawn.allNames()) ?? [] { putBack(name, from: withdrawn) }
        guard (try? withdrawn.allNames())?.isEmpty == true, (try? folder.flush()) != nil else {
            return
        }
        keep(batch)
    }

    private func putBack(_ name: String, from withdrawn: Folder) {
        do throws(FolderFailure) {
            try FileMover(from: withdrawn, to: folder).move(name)
        } catch {
            // The same file may have been put back by another program.
            guard error.code == EEXIST, let bytes = try? FileReader(of: withdrawn).read(name).bytes,
                (try? FileReader(of: folder).read(name).bytes) == bytes
            else { return }
            withdrawn.remove(name)
        }
    }

    /// All files of a batch are in their places. The folder in which they were goes last: it tells that
    /// they are not in the trash.
    private func keep(_ batch: BatchHandle) {
        guard (try? records.move(batch, to: .written)) != nil else { return }
        staging.removeEmpty(batch.withdrawnName)
        staging.remove(batch.stagingName)
    }

    /// Puts back what a batch changed, once what it added is in the trash; tells which files.
    @discardableResult
    func restore(_ record: BatchRecord, of batch: BatchHandle) -> Set<String> {
        var restored: Set<String> = []
        let changes = record.items.filter(\.isChange)
        undo(changes, of: batch) { item, held, stage throws(FolderFailure) in
            guard let old = item.old,
                try files.putBack(old, as: item.name, from: stage, ifStill: held)
            else { return }
            restored.insert(item.name)
        }
        return restored
    }

    /// Undoes what a batch did to each file that still is what it wrote. If that fails, because a disk is
    /// full or a file cannot be read now, the record stays, and the next start tries again.
    private func undo(
        _ items: [BatchRecord.Item], of batch: BatchHandle,
        _ undo: (BatchRecord.Item, _ held: FileSignature, _ stage: Folder) throws(FolderFailure) ->
            Void
    ) {
        records.writeLock.hold {
            do throws(FolderFailure) {
                let stage = try staging.make(batch.stagingName)
                for item in items {
                    guard let held = try FolderFailure.reading(files.stampIfHeld, of: item) else {
                        continue
                    }
                    try undo(item, held, stage)
                }
                try folder.flush()
            } catch {
                return
            }
            staging.remove(batch.stagingName)
            records.remove(batch)
        }
    }
}

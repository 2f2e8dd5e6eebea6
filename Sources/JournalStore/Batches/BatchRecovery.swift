import Foundation

/// Brings what a crash or a failure left half-done to an end: what was not finished goes, what was is
/// kept. Whoever does so holds the lock on the records.
struct BatchRecovery {
    let folder: Folder
    let records: BatchRecords

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
            folder.removeStage(batch.stagingName)
            records.remove(batch)
        case .publishing:
            guard let record = records.record(of: batch) else { break }
            retract(record, of: batch)
        case .written:
            folder.removeEmptyFolder(batch.withdrawnName)
            folder.removeStage(batch.stagingName)
        case .withdrawing:
            if let withdrawn = try? folder.stagedBefore(batch.withdrawnName) {
                putBack(withdrawn, of: batch)
            } else if let record = records.record(of: batch),
                let batch = try? records.move(batch, to: .withdrawn)
            {
                restore(record, of: batch)
            }
        case .withdrawn:
            guard let record = records.record(of: batch) else { break }
            restore(record, of: batch)
        }
    }

    /// Removes what a batch added and puts back what it changed, where that still is what it wrote.
    private func retract(_ record: BatchRecord, of batch: BatchHandle) {
        undo(record.items, of: batch) { item, held, stage throws(FolderFailure) in
            if let old = item.old {
                _ = try folder.putBack(old, as: item.name, from: stage, ifStill: held)
            } else {
                try folder.takeAway(item, to: stage)
            }
        }
    }

    /// Puts files that were on their way to the trash back in their places.
    private func putBack(_ withdrawn: Folder, of batch: BatchHandle) {
        for name in (try? withdrawn.allNames()) ?? [] { try? withdrawn.give(name, to: folder) }
        guard (try? folder.flush()) != nil else { return }
        folder.removeEmptyFolder(batch.withdrawnName)
        folder.removeStage(batch.stagingName)
        _ = try? records.move(batch, to: .written)
    }

    /// Puts back what a batch changed, once what it added is in the trash; tells which files.
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

    /// Undoes what a batch did to each file that still is what it wrote. Where that fails, because a
    /// disk is full, say, the record stays, and it is tried again.
    private func undo(
        _ items: [BatchRecord.Item], of batch: BatchHandle,
        _ undo: (BatchRecord.Item, _ held: Stamp, _ stage: Folder) throws(FolderFailure) -> Void
    ) {
        records.writeLock.hold {
            do throws(FolderFailure) {
                let stage = try folder.stage(batch.stagingName)
                for item in items {
                    guard let held = folder.stampIfHeld(item) else { continue }
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

extension Folder {
    /// Nil for a file that is not what a batch made of it any more.
    func stampIfHeld(_ item: BatchRecord.Item) -> Stamp? {
        guard let status = status(of: item.name), status.isFile,
            UInt64(status.st_size) == item.trace.size,
            let content = try? read(item.name), ContentTrace(of: content.bytes) == item.trace
        else { return nil }
        return content.stamp
    }

    /// Gives a file its old content: from the stage, where the old file itself or a copy waits, or
    /// else written anew. False where somebody changed it meanwhile; it is theirs then.
    func putBack(
        _ old: [UInt8], as name: String, from stage: Folder, ifStill held: Stamp
    ) throws(FolderFailure) -> Bool {
        if (try? stage.read(name).bytes) != old {
            stage.remove(name)
            guard let now = try? read(name) else { return false }
            try stage.write(old, as: name, like: now, flushing: true)
        }
        do throws(FolderFailure) {
            try stage.swap(name, with: self, ifStill: held)
            return true
        } catch {
            guard error.code == EEXIST else { throw error }
            return false
        }
    }

    /// Takes away what a batch added, unless it turns out to be something else by now.
    fileprivate func takeAway(_ item: BatchRecord.Item, to stage: Folder) throws(FolderFailure) {
        stage.remove(item.name)
        try give(item.name, to: stage)
        if stage.stampIfHeld(item) == nil { try? stage.give(item.name, to: self) }
    }
}

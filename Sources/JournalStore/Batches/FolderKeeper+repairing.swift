import Domain
import Foundation

extension FolderKeeper {
    /// Brings what a crash left half-done to an end: what was not finished goes, what was is kept.
    /// Nothing happens while somebody else is at it.
    func repairBatches() {
        let shelf = shelf
        guard !shelf.slips.isEmpty, let folder = try? Folder(path, on: disk), folder.isWritable,
            let lock = try? shelf.lock()
        else { return }
        repair(shelf, in: folder)
        withExtendedLifetime(lock) {}
    }

    func repair(_ shelf: BatchShelf, in folder: Folder) {
        for slip in shelf.slips { repair(slip, on: shelf, in: folder) }
    }

    /// What cannot be repaired now, because the disk is full, say, is tried again the next time.
    func repair(_ slip: BatchShelf.Slip, on shelf: BatchShelf, in folder: Folder) {
        switch slip.state {
        case .preparing:
            folder.removeStage(slip.stagingName)
            shelf.remove(slip)
        case .publishing:
            guard let record = shelf.record(of: slip) else { break }
            if retract(record, of: slip, in: folder) { shelf.remove(slip) }
        case .written:
            folder.removeEmptyFolder(slip.withdrawnName)
            folder.removeStage(slip.stagingName)
        case .withdrawing:
            if let withdrawn = try? folder.stagedBefore(slip.withdrawnName) {
                takeUpAgain(withdrawn, of: slip, on: shelf, in: folder)
            } else if let record = shelf.record(of: slip),
                let slip = try? shelf.move(slip, to: .withdrawn)
            {
                finish(record, of: slip, on: shelf, in: folder)
            }
        case .withdrawn:
            guard let record = shelf.record(of: slip) else { break }
            finish(record, of: slip, on: shelf, in: folder)
        }
    }

    /// Removes what a batch added and puts back what it changed, where that still is what it wrote.
    private func retract(
        _ record: BatchRecord, of slip: BatchShelf.Slip, in folder: Folder
    ) -> Bool {
        let turn = shelf.turn()
        defer { withExtendedLifetime(turn) {} }
        do throws(FolderFailure) {
            let stage = try folder.stage(slip.stagingName)
            for item in record.items {
                guard let held = folder.stampIfHeld(item) else { continue }
                if let old = item.old {
                    _ = try folder.putBack(old, as: item.name, from: stage, ifStill: held)
                } else {
                    try folder.takeAway(item, to: stage)
                }
            }
            try folder.flush()
        } catch {
            return false
        }
        folder.removeStage(slip.stagingName)
        return true
    }

    /// Puts files that were on their way to the trash back in their places.
    func takeUpAgain(
        _ withdrawn: Folder, of slip: BatchShelf.Slip, on shelf: BatchShelf, in folder: Folder
    ) {
        for name in (try? withdrawn.allNames()) ?? [] { try? withdrawn.give(name, to: folder) }
        guard (try? folder.flush()) != nil else { return }
        folder.removeEmptyFolder(slip.withdrawnName)
        folder.removeStage(slip.stagingName)
        _ = try? shelf.move(slip, to: .written)
    }

    /// Puts back what a batch changed, once what it added is in the trash.
    @discardableResult
    func finish(
        _ record: BatchRecord, of slip: BatchShelf.Slip, on shelf: BatchShelf, in folder: Folder
    ) -> Set<String> {
        var restored: Set<String> = []
        let turn = shelf.turn()
        defer { withExtendedLifetime(turn) {} }
        do throws(FolderFailure) {
            let stage = try folder.stage(slip.stagingName)
            for item in record.items {
                guard let old = item.old, let held = folder.stampIfHeld(item) else { continue }
                if try folder.putBack(old, as: item.name, from: stage, ifStill: held) {
                    restored.insert(item.name)
                }
            }
            try folder.flush()
        } catch {
            // A full disk is tried again; all else of the batch is gone already.
            return restored
        }
        folder.removeStage(slip.stagingName)
        shelf.remove(slip)
        return restored
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

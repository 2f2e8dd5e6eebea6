import Domain
import Foundation

extension FolderKeeper {
    /// Brings what a crash left half-done to an end: what was not finished goes, what was is kept.
    /// Nothing happens while somebody else is at it.
    func repairBatches() {
        let shelf = shelf
        guard !shelf.slips.isEmpty, let folder = try? Folder(path), folder.isWritable,
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
            unlinkat(folder.descriptor.number, slip.withdrawnName, AT_REMOVEDIR)
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
        guard let stage = try? folder.stage(slip.stagingName) else { return false }
        for item in record.items where folder.holds(item) {
            guard let old = item.old else {
                folder.remove(item.name)
                continue
            }
            guard folder.putBack(old, as: item.name, from: stage, on: disk) else { return false }
        }
        folder.flush()
        folder.removeStage(slip.stagingName)
        return true
    }

    /// Puts files that were on their way to the trash back in their places.
    func takeUpAgain(
        _ withdrawn: Folder, of slip: BatchShelf.Slip, on shelf: BatchShelf, in folder: Folder
    ) {
        for name in (try? withdrawn.allNames()) ?? [] { try? withdrawn.give(name, to: folder) }
        folder.flush()
        unlinkat(folder.descriptor.number, slip.withdrawnName, AT_REMOVEDIR)
        folder.removeStage(slip.stagingName)
        _ = try? shelf.move(slip, to: .written)
    }

    /// Puts back what a batch changed, once what it added is in the trash.
    @discardableResult
    func finish(
        _ record: BatchRecord, of slip: BatchShelf.Slip, on shelf: BatchShelf, in folder: Folder
    ) -> Set<String> {
        var restored: Set<String> = []
        guard let stage = try? folder.stage(slip.stagingName) else { return [] }
        for item in record.items {
            guard let old = item.old, folder.holds(item) else { continue }
            // A full disk is tried again; all else of the batch is gone already.
            guard folder.putBack(old, as: item.name, from: stage, on: disk) else {
                return restored
            }
            restored.insert(item.name)
        }
        folder.flush()
        folder.removeStage(slip.stagingName)
        shelf.remove(slip)
        return restored
    }
}

extension Folder {
    /// Whether a file still is what a batch made of it.
    func holds(_ item: BatchRecord.Item) -> Bool { stampIfHeld(item) != nil }

    /// Nil for a file that is not what a batch made of it any more.
    func stampIfHeld(_ item: BatchRecord.Item) -> Stamp? {
        guard let status = status(of: item.name), status.isFile,
            UInt64(status.st_size) == item.trace.size,
            let content = try? read(item.name), ContentTrace(of: content.bytes) == item.trace
        else { return nil }
        return content.stamp
    }

    /// Gives a file its old content: from the stage, where the old file itself or a copy waits, or
    /// else written anew.
    func putBack(_ old: [UInt8], as name: String, from stage: Folder, on disk: Disk) -> Bool {
        if (try? stage.read(name).bytes) != old {
            stage.remove(name)
            guard let now = try? read(name),
                (try? stage.write(old, as: name, like: now, on: disk, flushing: true)) != nil
            else { return false }
        }
        return renameat(stage.descriptor.number, name, descriptor.number, name) == 0
    }
}

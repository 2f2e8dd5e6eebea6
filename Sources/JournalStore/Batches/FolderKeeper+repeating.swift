import Domain
import Foundation
import JournalFormat

extension FolderKeeper {
    /// What would write a batch again as its files are now.
    func contents(of written: WrittenBatch) async throws(JournalError) -> EntryBatch {
        let folder = try openFolder()
        let shelf = shelf
        guard let slip = shelf.slips.first(where: { $0.id == written.id && $0.state == .written }),
            let record = shelf.record(of: slip)
        else { throw .takenBack }
        return await Self.contents(of: record, in: folder)
    }

    @concurrent
    private static func contents(of record: BatchRecord, in folder: Folder) async -> EntryBatch {
        var batch = EntryBatch(title: record.title)
        for item in record.items {
            guard let now = try? folder.read(item.name), ContentTrace(of: now.bytes) == item.trace
            else { continue }
            if let old = item.old {
                guard let old = try? EntryText.entry(of: old),
                    let new = try? EntryText.entry(of: now.bytes)
                else { continue }
                batch.changes.append(
                    EntryBatch.Change(EntryID(item.name)) { $0.stepped(from: old, to: new) })
            } else {
                batch.additions.append(.file(name: item.name, content: now.bytes))
            }
        }
        return batch
    }
}

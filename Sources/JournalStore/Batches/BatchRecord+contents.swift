import Domain
import Foundation
import JournalFormat

extension BatchRecord {
    /// Returns a batch that would write the unchanged files of this one again.
    @concurrent
    func contents(in folder: Folder) async -> EntryBatch {
        var batch = EntryBatch(title: title)
        for item in items {
            guard let now = try? FileReader(of: folder).read(item.name),
                ContentTrace(of: now.bytes) == item.trace
            else { continue }
            if item.isList {
                let file = ListFile(name: item.name, content: now.bytes)
                batch.lists.append(item.isChange ? .changed(file) : .new(file))
            } else if let old = item.old {
                guard let old = try? EntryText.entry(of: old),
                    let new = try? EntryText.entry(of: now.bytes)
                else { continue }
                batch.changes.append(
                    EntryBatch.Change(EntryID(item.name)) { $0.stepped(from: old, to: new) })
            } else {
                batch.additions.append(.file(name: item.name, content: now.bytes))
            }
        }
        batch.returningTickets = tickets.map(\.path)
        batch.joins = joins.map { CopyFile(EntryID($0.copy), of: EntryID($0.original)) }
        return batch
    }
}

public import Domain
import Foundation
import JournalFormat

/// A batch as it was written, with the former entries.
struct DoneBatch {
    let written: WrittenBatch
    let added: [EntryID: Entry]
    let changed: [EntryID: (old: Entry, new: Entry)]
    /// The old and new contents of the lists.
    let lists: [String: (old: [UInt8]?, new: [UInt8])]
    let joined: [JoinedCopy]
}

extension JournalDouble {
    /// Writes a batch. Added entries are named as by `add`; a file keeps its name, and is left out
    /// if it is not an entry. `writeGate` holds it up when all is prepared and nothing is written.
    public func write(
        _ batch: EntryBatch, progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> WrittenBatch {
        let total = batch.additions.count + batch.changes.count
        progress(ImportProgress(done: 0, total: total))
        try await beginWrite(nil)
        guard !Task.isCancelled else { throw .cancelled }
        var added: [EntryID: Entry] = [:]
        var changed: [EntryID: (old: Entry, new: Entry)] = [:]
        for change in batch.changes {
            guard let old = entries[change.id] else { throw .entryGone(change.id) }
            let latest = changed[change.id]?.new ?? old
            let new = change.change(latest)
            try check(new, over: latest)
            changed[change.id] = (old, new)
        }
        for renewal in batch.renewals {
            guard let entry = entries[renewal.id] else { throw .entryGone(renewal.id) }
            changed[renewal.id] = changed[renewal.id] ?? (entry, entry)
        }
        for addition in batch.additions {
            switch addition {
            case .entry(let entry): added[newID()] = try asWritten(entry)
            case .returning(let entry, let id):
                let isFree = entries[id] == nil && added[id] == nil
                added[isFree ? id : newID()] = entry
            case .file(let name, let content, _):
                added[EntryID(name)] = try? EntryText.entry(of: content)
            }
        }
        let files = batch.lists.map(\.file)
        let changedLists = Dictionary(
            files.map { ($0.name, (old: lists[$0.name], new: $0.content)) }
        ) { $1 }
        var joined: [JoinedCopy] = []
        for file in batch.joins {
            guard let comparison = comparisons[file] else { throw .entryGone(file.id) }
            joined.append(try joinNow(comparison, choosing: [:]))
        }
        let written = WrittenBatch(
            id: "batch-\(writes.count + 1)", title: batch.title, added: added.count,
            changed: changed.count + joined.count, lists: changedLists.count, copies: joined.count)
        lists.merge(changedLists.mapValues(\.new)) { $1 }
        entries.merge(added) { $1 }
        entries.merge(changed.mapValues(\.new)) { $1 }
        batches.append(
            DoneBatch(
                written: written, added: added, changed: changed, lists: changedLists,
                joined: joined))
        progress(ImportProgress(done: total, total: total))
        finish(
            .batch(written.id),
            JournalChange(
                added: Set(added.keys),
                changed: Set(changed.keys).union(batch.joins.map(\.original)),
                conditionChanged: !joined.isEmpty, listsChanged: !changedLists.isEmpty))
        return written
    }

    /// Returns the content of a batch, with its entries as ones that come back.
    public func contents(of batch: WrittenBatch) async throws(JournalError) -> EntryBatch {
        guard let done = batches.first(where: { $0.written == batch }) else { throw .takenBack }
        return EntryBatch(
            title: batch.title,
            additions: done.added.filter { entries[$0.key] == $0.value }
                .map { .returning($0.value, $0.key) },
            changes: done.changed.filter { entries[$0.key] == $0.value.new }
                .map { id, change in
                    EntryBatch.Change(id) { $0.stepped(from: change.old, to: change.new) }
                },
            joins: done.joined.map(\.comparison.file),
            lists: done.lists.map { name, list in
                let file = ListFile(name: name, content: list.new)
                return list.old == nil ? .new(file) : .changed(file)
            })
    }

    public func lastBatch() async throws(JournalError) -> WrittenBatch? {
        if let batchFailure { throw batchFailure }
        return batches.last?.written
    }

    public func undoablePart(of batch: WrittenBatch) async throws(JournalError) -> WrittenBatch {
        guard let done = batches.first(where: { $0.written == batch }) else { throw .takenBack }
        return WrittenBatch(
            id: batch.id, title: batch.title,
            added: done.added.count { entries[$0.key] == $0.value },
            changed: done.changed.count { entries[$0.key] == $0.value.new } + done.joined.count,
            lists: batch.lists, copies: batch.copies)
    }

    public func takeBack(_ batch: WrittenBatch) async throws(JournalError) -> TakenBack {
        try await beginWrite(nil)
        guard let index = batches.firstIndex(where: { $0.written == batch }) else {
            throw .takenBack
        }
        let done = batches.remove(at: index)
        let removed = done.added.filter { entries[$0.key] == $0.value }
        let restored = done.changed.filter { entries[$0.key] == $0.value.new }
        let kept = (Array(done.added.keys) + done.changed.keys).filter {
            removed[$0] == nil && restored[$0] == nil && entries[$0] != nil
        }
        for id in removed.keys { entries[id] = nil }
        for (id, change) in restored { entries[id] = change.old }
        for (name, list) in done.lists { lists[name] = list.old }
        for copy in done.joined.reversed() { separateNow(copy) }
        finish(
            .takeBack(batch.id),
            JournalChange(
                changed: Set(restored.keys).union(done.joined.map(\.comparison.file.original)),
                removed: Set(removed.keys), conditionChanged: !done.joined.isEmpty,
                listsChanged: !done.lists.isEmpty))
        return TakenBack(
            removed: removed.count, restored: restored.count + done.joined.count,
            lists: done.lists.count, copies: done.joined.count,
            kept: kept.sorted { $0.rawValue < $1.rawValue })
    }

    /// Reads all entries in one portion, in the order of the whole list.
    public func readEntries(
        _ selection: EntrySelection,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws {
        let ids: [EntryID]
        switch selection {
        case .everything:
            let all = await listing(matching: EntryQuery())
            ids = all.summaries(in: 0..<all.count).map(\.id)
        case .entries(let chosen): ids = chosen
        case .matching(let query):
            let found = await listing(matching: query)
            ids = found.summaries(in: 0..<found.count).map(\.id)
        }
        let stored = try ids.compactMap { id in
            try entries[id].map { StoredEntry(id: id, entry: $0, content: try content($0, id)) }
        }
        try await Self.hand(stored, of: ids.count, to: body)
    }

    @concurrent
    nonisolated private static func hand(
        _ batch: [StoredEntry], of total: Int,
        to body: @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws {
        try body(batch, total)
    }
}

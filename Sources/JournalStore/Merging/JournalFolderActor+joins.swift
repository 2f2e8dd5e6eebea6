import Domain
import Foundation
import JournalFormat

extension JournalFolderActor {
    /// Joins copies to their entries, one after another. A copy whose joining would lose something,
    /// even of a copy joined before, is omitted. If this throws, none is joined.
    func join(_ files: [CopyFile], at moment: Date) async throws(JournalError) -> [JoinedCopy] {
        guard let first = files.first else { return [] }
        var joined: [JoinedCopy] = []
        do throws(JournalError) {
            for file in files {
                guard !Task.isCancelled else { throw .cancelled }
                guard let comparison = try losslessComparison(of: file) else { continue }
                joined.append(try await join(comparison, choosing: [:], at: moment))
            }
        } catch {
            await putApart(joined, at: moment)
            throw error
        }
        guard !joined.isEmpty else { throw .file(first.original.rawValue, .changing) }
        return joined
    }

    /// Separates joined copies again, as far as the disk allows.
    func putApart(_ joined: [JoinedCopy], at moment: Date) async {
        for copy in joined.reversed() {
            do throws(JournalError) { _ = try await separate(copy, at: moment) } catch { continue }
        }
    }

    /// Restores the copies of a batch and takes their changes out of the entries. It may be
    /// repeated after an interruption.
    func separate(
        _ joins: [BatchRecord.Join], at moment: Date
    ) async throws(JournalError) -> SeparatedCopies {
        var separated = SeparatedCopies()
        let entries = joins.entries
        for join in joins.reversed() {
            guard let joined = JoinedCopy(join) else {
                separated.kept.insert(EntryID(join.original))
                continue
            }
            _ = await remover.moveBack(join.copy, holding: join.copyText, into: place.folder)
            let outcome = try await separate(joined, at: moment)
            separated.copies += 1
            guard let entry = outcome.entry, entries.contains(entry.rawValue) else { continue }
            if outcome.left.isEmpty {
                separated.restored.insert(entry)
            } else {
                separated.kept.insert(entry)
            }
        }
        return separated
    }
}

/// The result of separating the copies of a batch.
struct SeparatedCopies {
    /// The entries that are as before.
    fileprivate(set) var restored: Set<EntryID> = []
    /// The entries with later changes, which stay.
    fileprivate(set) var kept: Set<EntryID> = []
    /// The number of restored copies.
    fileprivate(set) var copies = 0
}

extension TakenBack {
    /// Returns the result of undoing a batch that joined copies too.
    func with(_ separated: SeparatedCopies) -> TakenBack {
        let apart = separated.kept.sorted { $0.rawValue < $1.rawValue }
        return TakenBack(
            removed: removed,
            restored: restored + separated.restored.subtracting(separated.kept).count,
            lists: lists, copies: separated.copies, kept: apart + kept, place: place)
    }
}

extension BatchRecord.Join {
    init(_ joined: JoinedCopy) {
        let file = joined.comparison.file
        self.init(
            copy: file.id.rawValue, original: file.original.rawValue,
            copyText: joined.deleted.content, old: joined.old, new: joined.new)
    }
}

extension JoinedCopy {
    /// Returns `nil` if one of the texts is not an entry.
    fileprivate init?(_ join: BatchRecord.Join) {
        guard let before = try? EntryText.entry(of: join.old),
            let after = try? EntryText.entry(of: join.new),
            let copy = try? EntryText.entry(of: join.copyText)
        else { return nil }
        let file = CopyFile(EntryID(join.copy), of: EntryID(join.original))
        var deleted = DeletedEntry(id: file.id, entry: copy, content: join.copyText)
        deleted.sharesUID = true
        self.init(
            CopyComparison(of: file, original: before, copy: copy, fields: [], isSettled: true),
            choosing: [:], entry: after, old: join.old, new: join.new, deleted: deleted)
    }
}

import Domain
import Foundation
import JournalFormat

extension JournalFolderActor {
    func comparison(of file: CopyFile) throws(JournalError) -> CopyComparison {
        try ComparedTexts(file, in: place.openToRead()).comparison
    }

    /// Joins a copy to its entry. The entry is written first; if the copy cannot be removed
    /// afterwards, the entry gets its text back.
    func join(
        _ comparison: CopyComparison, choosing choices: TextChoices, at moment: Date
    ) async throws(JournalError) -> JoinedCopy {
        let folder = try place.openToWrite()
        let id = comparison.file.original
        let texts = try ComparedTexts(comparison.file, in: folder)
        guard try texts.comparison == comparison else { throw .file(id.rawValue, .changing) }
        let joined = try texts.joined(choosing: choices, at: moment)
        guard try replace(id, saying: texts.original, with: joined.bytes, in: folder) != nil else {
            throw .file(id.rawValue, .changing)
        }
        // The entry may itself be a copy of another one, which only its file name tells.
        reconciler.updateIndex(
            [IndexedFile(reading: id.rawValue, in: folder)], in: folder,
            written: [id: joined.entry])
        do throws(JournalError) {
            var deleted = try await delete(comparison.file.id)
            deleted.sharesUID = true
            return JoinedCopy(
                comparison, choosing: choices, entry: joined.entry, old: texts.original,
                new: joined.bytes, deleted: deleted)
        } catch {
            let back = try? replace(
                id, saying: joined.bytes, with: texts.original, in: folder)
            if let back { reconciler.updateIndex([back], in: folder) }
            throw error
        }
    }

    /// Restores a copy and takes its changes out of the entry. The copy is restored even if its
    /// entry is gone.
    func separate(_ joined: JoinedCopy, at moment: Date) async throws(JournalError) -> UndoOutcome {
        let folder = try place.openToWrite()
        let file = joined.comparison.file
        let copy = try await restore(joined.deleted)
        var outcome = UndoOutcome(entry: file.original)
        do throws(JournalError) {
            if let old = try replace(
                file.original, saying: joined.new, with: joined.old, in: folder)
            {
                reconciler.updateIndex([old], in: folder)
            } else {
                outcome.left = try takeBackFields(of: joined, at: moment)
            }
        } catch {
            guard case .entryGone = error else {
                _ = try? await delete(copy)
                throw error
            }
            outcome.entry = nil
        }
        // The index has to learn again that the restored file is a copy.
        reconciler.updateIndex([IndexedFile(reading: copy.rawValue, in: folder)], in: folder)
        return outcome
    }

    /// Undoes the joined fields that have not changed since, and returns those that have.
    private func takeBackFields(
        of joined: JoinedCopy, at moment: Date
    ) throws(JournalError) -> [FieldName] {
        let before = joined.comparison.original
        let now = try change(joined.comparison.file.original, at: moment) {
            $0.stepped(from: joined.entry, to: before)
        }
        let joinedFields = Set(joined.entry.changedFields(from: before).map(\.name))
        return now.changedFields(from: before).map(\.name).filter(joinedFields.contains)
    }
}

/// The current texts of an entry and its copy.
private struct ComparedTexts {
    let file: CopyFile
    let original: [UInt8]
    let copy: [UInt8]

    init(_ file: CopyFile, in folder: Folder) throws(JournalError) {
        self.file = file
        original = try folder.readWhole(file.original).bytes
        copy = try folder.readWhole(file.id).bytes
    }

    var comparison: CopyComparison {
        get throws(JournalError) {
            let one = try entry(of: original, in: file.original)
            let other = try entry(of: copy, in: file.id)
            let joined = try text(choosing: [:], at: .distantPast)
            let fromCopy = Set(joined.entry.changedFields(from: one).map(\.name))
            let fields = joined.differences.map { difference in
                let room = one.room(for: difference.field)
                let proposal: TextChoice? =
                    if room == .manyValues {
                        .both
                    } else if difference.isContested {
                        nil
                    } else {
                        fromCopy.contains(difference.field) ? .copy : .original
                    }
                let canKeepBoth = room == .manyValues || room == .paragraphs && proposal == nil
                return ComparedField(
                    difference.field, canKeepBoth: canKeepBoth, proposal: proposal)
            }
            return CopyComparison(
                of: file, original: one, copy: other, fields: fields,
                properties: joined.properties,
                isSettled: joined.isLossless && [one, other].contains(joined.entry))
        }
    }

    /// Whether the texts can be joined without choices and without loss.
    var isLossless: Bool {
        get throws(JournalError) { try text(choosing: [:], at: .distantPast).isLossless }
    }

    /// Returns the joined text.
    /// - Throws: An error also if a field has neither a choice nor a proposal.
    func joined(
        choosing choices: TextChoices, at moment: Date
    ) throws(JournalError) -> JoinedText {
        var all = choices
        for field in try comparison.fields where all.fields[field.name] == nil {
            all.fields[field.name] = field.proposal
        }
        let joined = try text(choosing: all, at: moment)
        guard joined.isLossless else { throw .file(file.original.rawValue, .changing) }
        return joined
    }

    private func text(
        choosing choices: TextChoices, at moment: Date
    ) throws(JournalError) -> JoinedText {
        do throws(JoinedText.Failure) {
            return try JoinedText(
                original, copy, from: nil, choosing: choices, at: moment)
        } catch {
            if case .notWritten(let defect) = error {
                throw .invalid(defect)
            }
            throw .file(file.id.rawValue, .copyApart)
        }
    }

    private func entry(of bytes: [UInt8], in id: EntryID) throws(JournalError) -> Entry {
        do throws(CalendarDefect) {
            return try EntryText.entry(of: bytes)
        } catch {
            throw .unreadable(file: id.rawValue, reason: .content(error))
        }
    }
}

extension JournalFolderActor {
    /// Joins copies to their entries, one after another. A copy whose joining would lose something,
    /// even of a copy joined before, is omitted. If this throws, none is joined.
    func join(_ files: [CopyFile], at moment: Date) async throws(JournalError) -> [JoinedCopy] {
        guard let first = files.first else { return [] }
        var joined: [JoinedCopy] = []
        do throws(JournalError) {
            for file in files {
                guard !Task.isCancelled else { throw .cancelled }
                let texts = try ComparedTexts(file, in: place.openToRead())
                guard try texts.isLossless else { continue }
                joined.append(try await join(texts.comparison, choosing: [:], at: moment))
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
            _ = await remover.trash.moveBack(
                place.folder + "/" + join.copy, holding: join.copyText)
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

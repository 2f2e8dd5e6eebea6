/// An action that can be undone and redone. If that throws, the journal is as it was before.
@MainActor
protocol UndoStep: AnyObject {
    var subject: UndoSubject { get }
    func undo() async throws(JournalError) -> UndoOutcome
    func redo() async throws(JournalError) -> UndoOutcome
    /// Returns whether a change by another program may have made the step obsolete.
    func mayBeEnded(by change: JournalChange) -> Bool
    /// Returns whether another program has made the step obsolete.
    func isEnded() async -> Bool
    func updateID(from old: EntryID, to new: EntryID)
    /// Whether the step's entry is not in the journal now.
    var isAway: Bool { get }
    func updateTitle(from now: Entry)
}

extension UndoStep {
    func mayBeEnded(by change: JournalChange) -> Bool { false }
    func isEnded() async -> Bool { false }
    func updateID(from old: EntryID, to new: EntryID) {}
    var isAway: Bool { false }
    func updateTitle(from now: Entry) {}
}

extension JournalError {
    /// Whether trying again cannot help, because the entry is gone or another has its place.
    var isFinal: Bool {
        switch self {
        case .entryGone, .placeTaken, .takenBack: true
        default: false
        }
    }
}

/// The addition or deletion of an entry.
final class InsertDeleteStep: UndoStep {
    private var id: EntryID
    /// The entry as this step left it. A difference from it is a change by another program.
    private var written: Entry
    /// The entry with its current title.
    private var entry: Entry
    private let isAddition: Bool
    /// The deleted entry, to restore it, or `nil` while it is in the journal.
    private var deleted: DeletedEntry?
    private let journal: any WritesEntries & ReadsEntries

    /// - Parameter deleted: The deleted entry, or `nil` for an addition.
    init(
        of id: EntryID, _ entry: Entry, deleted: DeletedEntry? = nil,
        in journal: any WritesEntries & ReadsEntries
    ) {
        (self.id, self.entry, written) = (id, entry, entry)
        self.deleted = deleted
        self.journal = journal
        isAddition = deleted == nil
    }

    var subject: UndoSubject {
        isAddition
            ? .addition(id, entry) : .deletion(id, entry, deleted?.place ?? .trash)
    }

    func undo() async throws(JournalError) -> UndoOutcome {
        isAddition ? try await remove() : try await putBack()
    }

    func redo() async throws(JournalError) -> UndoOutcome {
        isAddition ? try await putBack() : try await remove()
    }

    /// Returns whether a file with its id was added, which may be the restored entry or another.
    func mayBeEnded(by change: JournalChange) -> Bool {
        deleted != nil && change.added.contains(id)
    }

    func isEnded() async -> Bool {
        guard let deleted, await journal.isBack(deleted) else { return false }
        // It may have been restored through this step meanwhile, which does not make it obsolete.
        return self.deleted == deleted
    }

    func updateID(from old: EntryID, to new: EntryID) {
        if id == old { id = new }
    }

    var isAway: Bool { deleted != nil }

    func updateTitle(from now: Entry) { entry = entry.named(as: now) }

    /// Deletes the entry unless it differs from what this step left. Changes made here were undone
    /// before, so that a difference is a change by another program and stays.
    private func remove() async throws(JournalError) -> UndoOutcome {
        if let now = await journal.entry(id), !now.isSame(as: written) {
            updateTitle(from: now)
            return UndoOutcome(entry: id, isNothing: true)
        }
        let deleted = try await journal.delete(id)
        self.deleted = deleted
        written = deleted.entry
        return UndoOutcome(place: deleted.place)
    }

    private func putBack() async throws(JournalError) -> UndoOutcome {
        guard let deleted else { throw .placeTaken(id) }
        id = try await journal.restore(deleted)
        self.deleted = nil
        return UndoOutcome(entry: id)
    }
}

/// A change of an entry's fields.
final class ChangeStep: UndoStep {
    private var id: EntryID
    private var old: Entry
    private var new: Entry
    private let journal: any WritesEntries

    init(of id: EntryID, from old: Entry, to new: Entry, in journal: any WritesEntries) {
        self.id = id
        self.old = old
        self.new = new
        self.journal = journal
    }

    var subject: UndoSubject { .change(id, from: old, to: new) }

    func undo() async throws(JournalError) -> UndoOutcome { try await step(from: new, to: old) }

    func redo() async throws(JournalError) -> UndoOutcome { try await step(from: old, to: new) }

    func updateID(from old: EntryID, to new: EntryID) {
        if id == old { id = new }
    }

    /// Updates the title in both versions. A step that changes the title keeps both, and an entry
    /// of another kind is no longer the step's.
    func updateTitle(from now: Entry) {
        guard now.kind == old.kind, old.named(as: new) == old else { return }
        (old, new) = (old.named(as: now), new.named(as: now))
    }

    private func step(from old: Entry, to new: Entry) async throws(JournalError) -> UndoOutcome {
        let taken = LatestValue<EntryStep>()
        try await journal.change(id) { entry in
            let step = entry.stepping(from: old, to: new)
            taken.value = step
            return step.entry
        }
        return UndoOutcome(
            entry: id, left: taken.value?.left ?? [], isNothing: taken.value?.isNothing ?? false)
    }
}

extension Entry {
    /// Returns the entry with the title of another.
    fileprivate func named(as other: Entry) -> Entry {
        switch (self, other) {
        case (.film(var film), .film(let other)):
            (film.title, film.year) = (other.title, other.year)
            return .film(film)
        case (.trip(var trip), .trip(let other)):
            (trip.from, trip.to) = (other.from, other.to)
            return .trip(trip)
        default: return other
        }
    }

    fileprivate func isSame(as other: Entry) -> Bool {
        kind == other.kind && changedFields(from: other).isEmpty
    }
}

/// An answer to a question about a film of lists.
final class AnswerStep: UndoStep {
    private let answer: ListAnswer
    private let before: [ListAnswer]
    private let journal: any StoresListFiles

    /// - Parameter before: The earlier answers to the question.
    init(_ answer: ListAnswer, insteadOf before: [ListAnswer], in journal: any StoresListFiles) {
        self.answer = answer
        self.before = before
        self.journal = journal
    }

    var subject: UndoSubject { .answer(answer) }

    func undo() async throws(JournalError) -> UndoOutcome {
        try await journal.changeListAnswers(removing: [answer], adding: before)
        return UndoOutcome()
    }

    func redo() async throws(JournalError) -> UndoOutcome {
        try await journal.changeListAnswers(removing: before, adding: [answer])
        return UndoOutcome()
    }
}

/// The joining of a sync program's copy with its entry.
final class CopyStep: UndoStep {
    private var joined: JoinedCopy
    private let journal: any JoinsCopies

    init(_ joined: JoinedCopy, in journal: any JoinsCopies) {
        self.joined = joined
        self.journal = journal
    }

    var subject: UndoSubject { .copy(joined.comparison.file.original, joined.entry) }

    func undo() async throws(JournalError) -> UndoOutcome {
        try await journal.separate(joined)
    }

    func redo() async throws(JournalError) -> UndoOutcome {
        joined = try await journal.join(joined.comparison, choosing: joined.choices)
        return UndoOutcome(entry: joined.comparison.file.original)
    }
}

final class ListStep: UndoStep {
    private let file: ListFile
    private var place: RemovalPlace
    private let journal: any StoresListFiles

    init(removed file: ListFile, to place: RemovalPlace, from journal: any StoresListFiles) {
        self.file = file
        self.place = place
        self.journal = journal
    }

    var subject: UndoSubject { .list(file, place) }

    func undo() async throws(JournalError) -> UndoOutcome {
        try await journal.restoreList(file, from: place)
        return UndoOutcome()
    }

    func redo() async throws(JournalError) -> UndoOutcome {
        place = try await journal.removeList(file)
        return UndoOutcome(place: place)
    }
}

final class BatchStep: UndoStep {
    private var batch: WrittenBatch
    /// The batch that redo writes, or `nil` unless it was undone.
    private var again: EntryBatch?
    private let journal: any ReadsEntries & WritesBatches & RepeatsBatches

    init(_ batch: WrittenBatch, in journal: any ReadsEntries & WritesBatches & RepeatsBatches) {
        self.batch = batch
        self.journal = journal
    }

    var subject: UndoSubject { .batch(batch) }

    func undo() async throws(JournalError) -> UndoOutcome {
        var again = try await journal.contents(of: batch)
        let taken = try await journal.takeBack(batch)
        again.leave(Set(taken.kept))
        self.again = again
        return UndoOutcome(takenBack: taken, place: taken.place)
    }

    /// Writes the batch again, as a batch with a new id. Files that were restored from the trash
    /// meanwhile are left out.
    func redo() async throws(JournalError) -> UndoOutcome {
        guard var again else { throw .takenBack }
        let listing = await journal.listing(matching: EntryQuery())
        again.leave(
            Set(
                again.additions.compactMap(\.id).filter { listing.position(of: $0) != nil }),
            changesToo: false)
        guard !again.isEmpty else { return UndoOutcome(isNothing: true) }
        batch = try await journal.write(again) { _ in }
        self.again = nil
        return UndoOutcome()
    }
}

extension EntryBatch {
    /// Removes entries and lists from the batch.
    fileprivate mutating func leave(_ ids: Set<EntryID>, changesToo: Bool = true) {
        guard !ids.isEmpty else { return }
        additions.removeAll { $0.id.map(ids.contains) ?? false }
        if changesToo {
            changes.removeAll { ids.contains($0.id) }
            joins.removeAll { ids.contains($0.original) }
        }
        lists.removeAll { ids.contains(EntryID($0.file.name)) }
    }
}

extension EntryBatch.Addition {
    /// The name of its file, or `nil` if it has none yet.
    fileprivate var id: EntryID? {
        switch self {
        case .entry: nil
        case .returning(_, let id): id
        case .file(let name, _, _): EntryID(name)
        }
    }
}

/// A list that was made or changed.
final class ListChangeStep: UndoStep {
    private let change: ListChange
    private let journal: any StoresListFiles

    init(_ change: ListChange, in journal: any StoresListFiles) {
        self.change = change
        self.journal = journal
    }

    var subject: UndoSubject { .listChange(change) }

    func undo() async throws(JournalError) -> UndoOutcome {
        guard let old = change.old else {
            return UndoOutcome(place: try await journal.removeList(change.new))
        }
        _ = try await journal.writeList(old, insteadOf: change.new, called: change.name)
        return UndoOutcome()
    }

    func redo() async throws(JournalError) -> UndoOutcome {
        _ = try await journal.writeList(change.new, insteadOf: change.old, called: change.name)
        return UndoOutcome()
    }
}

/// An entry after a step was undone or redone.
struct EntryStep: Hashable, Sendable {
    let entry: Entry
    /// The fields that were changed otherwise since, and that stay as they are.
    let left: [FieldName]
    /// Whether all fields had to stay as they are.
    let isNothing: Bool
}

extension Entry {
    /// Returns the entry with the changes from `old` to `new`, for fields that are as in `old`.
    public func stepped(from old: Entry, to new: Entry) -> Entry {
        stepping(from: old, to: new).entry
    }

    /// Applies the changes from `old` to `new` field by field. A field that equals neither was
    /// changed otherwise since and stays.
    func stepping(from old: Entry, to new: Entry) -> EntryStep {
        Self.step(content, from: old, to: new)
    }

    private static func step<Content: EntryContent>(
        _ now: Content, from old: Entry, to new: Entry
    ) -> EntryStep {
        guard let old = Content(old), let new = Content(new) else {
            return EntryStep(entry: now.entry, left: [.kind], isNothing: true)
        }
        var stepped = now
        var left: [FieldName] = []
        for field in Content.fields where !field.isSame(old, new) {
            if field.isSame(now, old) {
                field.put(from: new, into: &stepped)
            } else if !field.isSame(now, new) {
                left.append(field.name)
            }
        }
        // If the result breaks a rule, no field is changed.
        guard
            Content.rules.errors(in: stepped).isEmpty || !Content.rules.errors(in: now).isEmpty
        else {
            let all = Content.fields.filter { !$0.isSame(old, new) }.map(\.name)
            return EntryStep(entry: now.entry, left: all, isNothing: true)
        }
        return EntryStep(
            entry: stepped.entry, left: left, isNothing: !left.isEmpty && stepped == now)
    }
}

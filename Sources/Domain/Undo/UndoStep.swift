/// Something that was done, which knows how to take itself back and how to be done again. What it
/// throws leaves it as it was.
@MainActor
protocol UndoStep: AnyObject {
    var subject: UndoSubject { get }
    func undo() async throws(JournalError) -> UndoOutcome
    func redo() async throws(JournalError) -> UndoOutcome
    /// Whether somebody else may have done by now what it could offer.
    func mayBeEnded(by change: JournalChange) -> Bool
    /// Whether somebody else has.
    func isEnded() async -> Bool
    /// What it is about has another name from now on.
    func follow(_ old: EntryID, to new: EntryID)
    /// Whether what it is about is not in the journal.
    var isAway: Bool { get }
    /// The entry that it is about is titled as `now` is.
    func name(as now: Entry)
}

extension UndoStep {
    func mayBeEnded(by change: JournalChange) -> Bool { false }
    func isEnded() async -> Bool { false }
    func follow(_ old: EntryID, to new: EntryID) {}
    var isAway: Bool { false }
    func name(as now: Entry) {}
}

extension JournalError {
    /// Whether trying again cannot help: what it was about is gone, or another has its place.
    var isFinal: Bool {
        switch self {
        case .entryGone, .placeTaken, .takenBack: true
        default: false
        }
    }
}

/// An entry came into the journal, or went.
final class InsertDeleteStep: UndoStep {
    private var id: EntryID
    /// As it was when this step or its redoing ended; what is different was changed by somebody else.
    private var written: Entry
    /// The same as it is titled now.
    private var entry: Entry
    private let isAddition: Bool
    /// The deleted entry, to put it back; nil while it is in the journal.
    private var deleted: DeletedEntry?
    private let journal: any WritesEntries & ReadsEntries

    init(added entry: Entry, as id: EntryID, to journal: any WritesEntries & ReadsEntries) {
        self.id = id
        written = entry
        self.entry = entry
        self.journal = journal
        isAddition = true
    }

    init(deleted: DeletedEntry, from journal: any WritesEntries & ReadsEntries) {
        id = deleted.id
        written = deleted.entry
        entry = deleted.entry
        self.deleted = deleted
        self.journal = journal
        isAddition = false
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

    /// What comes into its place may be another entry.
    func mayBeEnded(by change: JournalChange) -> Bool {
        deleted != nil && change.added.contains(id)
    }

    func isEnded() async -> Bool {
        guard let deleted, await journal.isBack(deleted) else { return false }
        // It may have been put back here meanwhile, which ends nothing.
        return self.deleted == deleted
    }

    func follow(_ old: EntryID, to new: EntryID) {
        if id == old { id = new }
    }

    var isAway: Bool { deleted != nil }

    func name(as now: Entry) { entry = entry.named(as: now) }

    /// What was changed here since was undone before: what is different now was changed by somebody
    /// else, and stays.
    private func remove() async throws(JournalError) -> UndoOutcome {
        if let now = await journal.entry(id), !now.isSame(as: written) {
            name(as: now)
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

/// Fields of an entry were changed.
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

    func follow(_ old: EntryID, to new: EntryID) {
        if id == old { id = new }
    }

    /// A step that renames keeps both names, and one of another kind is not about this entry any more.
    func name(as now: Entry) {
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
    /// This entry titled as another one is.
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

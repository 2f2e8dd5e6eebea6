public import Signals
internal import Synchronization

/// A journal that records each write as a step that can be undone. It passes all calls on to
/// another journal.
@MainActor
public final class UndoableJournal {
    /// The steps that were taken through this journal.
    public let steps = UndoStack()

    public typealias Whole = any Journal & WritesBatches & RepeatsBatches & StoresListFiles
        & JoinsCopies

    private let journal: Whole
    /// The step that gathers grouped writes, or `nil` if each write is a step of its own.
    private let enclosingGroup: CompositeUndoStep?
    private var subscriptions = Subscriptions()

    public init(_ journal: Whole) {
        self.journal = journal
        enclosingGroup = nil
        subscriptions +=
            journal.changes
            .onReception § eachTime § weakly(self, UndoableJournal.journalDidChange)
    }

    private init(_ journal: Whole, gathering steps: CompositeUndoStep) {
        self.journal = journal
        enclosingGroup = steps
    }

    /// Updates the titles of entries in the steps, whichever program changed them.
    private func journalDidChange(_ change: JournalChange) {
        steps.journalDidChange(change)
        for id in steps.entriesWithSteps(among: change.changed) {
            if let entry = change.written[id] {
                steps.updateTitle(of: id, from: entry)
            } else {
                Task.immediate { [steps, journal] in
                    if let entry = await journal.entry(id) {
                        steps.updateTitle(of: id, from: entry)
                    }
                }
            }
        }
    }

    /// Begins a step, and returns its place, or `nil` in a group of writes.
    private func beginStep() -> UndoPlace? { enclosingGroup == nil ? steps.reservePlace() : nil }

    /// Ends a step. It is `nil` if nothing came of it.
    private func end(_ step: (any UndoStep)?, at place: UndoPlace?) {
        if let place {
            steps.finish(place, with: step)
        } else if let step {
            enclosingGroup?.add(step)
        }
    }

    /// Performs a write and records its step. The step is `nil` if nothing came of it.
    private func recording<Result>(
        _ work: () async throws(JournalError) -> (Result, (any UndoStep)?)
    ) async throws(JournalError) -> Result {
        let place = beginStep()
        var step: (any UndoStep)?
        defer { end(step, at: place) }
        let result: Result
        (result, step) = try await work()
        return result
    }
}

extension UndoableJournal: WritesEntries {
    public func add(_ entry: Entry) async throws(JournalError) -> EntryID {
        try await recording { () async throws(JournalError) in
            let id = try await journal.add(entry)
            let written = await journal.entry(id) ?? entry
            return (id, InsertDeleteStep(of: id, written, in: journal))
        }
    }

    public func textsTooLong(in entry: Entry) -> [FieldName: CalendarDefect] {
        journal.textsTooLong(in: entry)
    }

    @discardableResult
    public func change(
        _ id: EntryID, by change: @escaping @Sendable (Entry) -> Entry
    ) async throws(JournalError) -> Entry {
        try await recording { () async throws(JournalError) in
            let before = LatestValue<Entry>()
            let new = try await journal.change(id) { entry in
                before.value = entry
                return change(entry)
            }
            guard let old = before.value, old != new else { return (new, nil) }
            return (new, ChangeStep(of: id, from: old, to: new, in: journal))
        }
    }

    public func delete(_ id: EntryID) async throws(JournalError) -> DeletedEntry {
        try await recording { () async throws(JournalError) in
            let deleted = try await journal.delete(id)
            return (
                deleted,
                InsertDeleteStep(of: deleted.id, deleted.entry, deleted: deleted, in: journal)
            )
        }
    }

    /// Restores an entry. It undoes something and is therefore no step.
    @discardableResult
    public func restore(_ deleted: DeletedEntry) async throws(JournalError) -> EntryID {
        try await journal.restore(deleted)
    }

    public func withUndoGroup<Result>(
        namedAfter whole: Entry?, _ work: (any WritesEntries & ReadsEntries) async throws -> Result
    ) async throws -> Result {
        // The program must not quit between two of the writes.
        pendingWrites.begin()
        defer { pendingWrites.end() }
        let group = CompositeUndoStep(namedAfter: whole)
        let place = beginStep()
        do {
            let result = try await work(UndoableJournal(journal, gathering: group))
            end(group.isEmpty ? nil : group, at: place)
            return result
        } catch {
            // If some writes could not be undone, the user can undo them later.
            let isUndone = (try? await group.undo()) != nil
            end(isUndone || group.isEmpty ? nil : group, at: place)
            throw error
        }
    }

    public func isBack(_ deleted: DeletedEntry) async -> Bool { await journal.isBack(deleted) }

    public var pendingWrites: PendingWrites { journal.pendingWrites }
}

extension UndoableJournal: WritesBatches {
    public func write(
        _ batch: EntryBatch, progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> WrittenBatch {
        try await recording { () async throws(JournalError) in
            let written = try await journal.write(batch, progress: progress)
            return (written, BatchStep(written, in: journal))
        }
    }

    public func lastBatch() async throws(JournalError) -> WrittenBatch? {
        try await journal.lastBatch()
    }

    public func undoablePart(of batch: WrittenBatch) async throws(JournalError) -> WrittenBatch {
        try await journal.undoablePart(of: batch)
    }

    /// Undoes a batch as a step that can be redone, even if it was not written through this
    /// journal.
    public func takeBack(_ batch: WrittenBatch) async throws(JournalError) -> TakenBack {
        pendingWrites.begin()
        defer { pendingWrites.end() }
        let outcome = try await steps.undo(.batch(batch)) { BatchStep(batch, in: journal) }
        return outcome.takenBack ?? TakenBack(removed: 0, restored: 0, kept: [])
    }
}

extension UndoableJournal: ReadsEntries, ReportsChanges {
    public var condition: JournalCondition { journal.condition }
    public var changes: Signal<JournalChange> { journal.changes }

    public func listing(matching query: EntryQuery) async -> any EntryListing {
        await journal.listing(matching: query)
    }

    public func listingAtOnce(matching query: EntryQuery) -> (any EntryListing)? {
        journal.listingAtOnce(matching: query)
    }

    public func doubts(about search: String) -> [SearchDoubt] { journal.doubts(about: search) }

    public func entry(_ id: EntryID) async -> Entry? { await journal.entry(id) }

    public func defect(of id: EntryID) async -> JournalError? { await journal.defect(of: id) }

    public func entries(on day: CalendarDay) async -> [EntrySummary] {
        await journal.entries(on: day)
    }

    public func legs(with id: EntryID) async -> [EntryID] { await journal.legs(with: id) }

    public func passes() async -> KnownPasses { await journal.passes() }

    public func viewings(of title: String, year: Int?) async -> [EntrySummary] {
        await journal.viewings(of: title, year: year)
    }

    public func values(of field: CompletionField) async -> [String] {
        await journal.values(of: field)
    }
}

extension UndoableJournal: StoresListFiles {
    public func listFiles() async throws(JournalError) -> [ListFile] {
        try await journal.listFiles()
    }

    public func writeList(
        _ file: ListFile, insteadOf old: ListFile?, called name: String
    ) async throws(JournalError) -> ListFile {
        try await recording { () async throws(JournalError) in
            let written = try await journal.writeList(file, insteadOf: old, called: name)
            let change = ListChange(name: name, old: old, new: written)
            return (written, ListChangeStep(change, in: journal))
        }
    }

    public func removeList(_ file: ListFile) async throws(JournalError) -> RemovalPlace {
        try await recording { () async throws(JournalError) in
            let place = try await journal.removeList(file)
            return (place, ListStep(removed: file, to: place, from: journal))
        }
    }

    /// Restores a list. It undoes something and is therefore no step.
    public func restoreList(
        _ file: ListFile, from place: RemovalPlace
    ) async throws(JournalError) {
        try await journal.restoreList(file, from: place)
    }

    public func listAnswers() async throws(JournalError) -> [ListAnswer] {
        try await journal.listAnswers()
    }

    public func changeListAnswers(
        removing removed: [ListAnswer], adding added: [ListAnswer]
    ) async throws(JournalError) {
        try await recording { () async throws(JournalError) in
            try await journal.changeListAnswers(removing: removed, adding: added)
            // Several answers at once belong to an import, which has its own step.
            guard added.count == 1, let answer = added.first else { return ((), nil) }
            return ((), AnswerStep(answer, insteadOf: removed, in: journal))
        }
    }
}

extension UndoableJournal: JoinsCopies {
    public func comparison(of file: CopyFile) async throws(JournalError) -> CopyComparison {
        try await journal.comparison(of: file)
    }

    public func join(
        _ comparison: CopyComparison, choosing choices: TextChoices
    ) async throws(JournalError) -> JoinedCopy {
        try await recording { () async throws(JournalError) in
            let joined = try await journal.join(comparison, choosing: choices)
            return (joined, CopyStep(joined, in: journal))
        }
    }

    /// Separates a copy. It undoes something and is therefore no step.
    public func separate(_ joined: JoinedCopy) async throws(JournalError) -> UndoOutcome {
        try await journal.separate(joined)
    }
}

/// The latest value that a closure computed, on any thread.
final class LatestValue<Value: Sendable>: Sendable {
    private let latest = Mutex<Value?>(nil)

    var value: Value? {
        get { latest.withLock { $0 } }
        set { latest.withLock { $0 = newValue } }
    }
}

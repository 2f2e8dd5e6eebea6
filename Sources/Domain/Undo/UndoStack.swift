public import Signals

/// The steps that were taken in one window, and those of them that were undone. It decides what
/// Undo and Redo do.
///
/// A step has its place from the moment at which it begins, so that an undo during a write waits
/// for that write and does not undo an older step instead. Undo and redo wait for each other.
@MainActor
public final class UndoStack {
    /// Emits when a step was taken, undone or redone, or can no longer be undone.
    public var signalNews: Signal<UndoNews> { newsEmitter.signal }
    /// Emits when `canUndo`, `undoable` or `redoable` may have changed.
    public var signalChanged: Signal<Void> { changedEmitter.signal }
    /// Whether there is a step to undo, including one that is not finished yet.
    public var canUndo: Bool { !done.isEmpty }
    /// The step that Undo would undo, or `nil` if there is none.
    public var undoable: UndoSubject? { done.last { $0.step != nil }?.step?.subject }
    /// The step that Redo would redo, or `nil` if there is none.
    public var redoable: UndoSubject? { undone.last?.subject }

    private let newsEmitter = Emitter<UndoNews>()
    private let changedEmitter = Emitter<Void>()
    /// The steps that can be undone, the oldest first, including unfinished ones.
    private var done: [UndoPlace] = []
    /// The steps that can be redone, the last undone one at the end.
    private var undone: [any UndoStep] = []
    private let turns = AsyncMutex()
    /// The step that is being undone or redone, which reports that itself.
    private var inHand: (any UndoStep)?
    private var latestNumber = 0
    private var doneCount = 0

    /// The greatest number of steps that are kept.
    static let most = 200

    /// Undoes the latest step, and returns whether there was one.
    ///
    /// - Throws: The reason why it could not be undone. The step is kept if trying again may help,
    ///   and is removed otherwise.
    @discardableResult
    public func undo() async throws(JournalError) -> Bool {
        let request = nextNumber()
        return try await inTurn { () async throws(JournalError) in
            while let place = done.last(where: { $0.number < request }) {
                guard let step = await place.resolvedStep() else { continue }
                _ = try await takeBack(step, at: place)
                return true
            }
            return false
        }
    }

    /// Redoes the step that was undone last, and returns whether there was one.
    ///
    /// - Throws: The reason why it could not be redone. The step is kept if trying again may help,
    ///   and is removed otherwise.
    @discardableResult
    public func redo() async throws(JournalError) -> Bool {
        let request = nextNumber()
        return try await inTurn { () async throws(JournalError) in
            guard let step = undone.last else { return false }
            let name = step.subject.entry
            let outcome = try await attempt(step) { () async throws(JournalError) in
                try await step.redo()
            }
            undone.removeAll { $0 === step }
            // The steps to redo after it are about the same entry.
            applyRenames(of: name, by: outcome, in: undone)
            if !outcome.isNothing { insert(UndoPlace(request, step)) }
            post(.redone(step.subject, outcome))
            return true
        }
    }

    /// Undoes the step about `subject`, whatever was done since, or the step that `make` returns if
    /// there is none.
    func undo(
        _ subject: UndoSubject, orElse make: () -> any UndoStep
    ) async throws(JournalError) -> UndoOutcome {
        let known = done.first { $0.step?.subject == subject }
        let place = known ?? UndoPlace(0, make())
        return try await inTurn { () async throws(JournalError) in
            // It may have been undone during an earlier turn.
            guard let step = place.step, known == nil || done.contains(where: { $0 === known })
            else { throw .takenBack }
            return try await takeBack(step, at: place)
        }
    }

    // MARK: Steps in progress

    /// Reserves a place for a step that begins.
    func reservePlace() -> UndoPlace {
        let place = UndoPlace(nextNumber())
        insert(place)
        changedEmitter.emit()
        return place
    }

    /// Resolves the place of a step that is done, and clears the steps to redo. If the step is
    /// `nil`, nothing came of it, and the place is removed.
    func finish(_ place: UndoPlace, with step: (any UndoStep)?) {
        if let step {
            doneCount += 1
            undone = []
            place.resolve(step)
            post(.done(step.subject))
        } else {
            done.removeAll { $0 === place }
            place.resolve(nil)
            changedEmitter.emit()
        }
    }

    /// Removes steps that other programs have made obsolete.
    func journalDidChange(_ change: JournalChange) {
        let doubtful = (done.compactMap(\.step) + undone).filter { $0.mayBeEnded(by: change) }
        for step in doubtful {
            Task.immediate { [weak self] in
                // A change that comes from undoing or redoing the step does not remove it.
                if await step.isEnded(), step !== self?.inHand { self?.forget(step) }
            }
        }
    }

    /// Returns those of some entries that steps are about.
    func entriesWithSteps(among ids: Set<EntryID>) -> Set<EntryID> {
        ids.isEmpty
            ? [] : ids.intersection((done.compactMap(\.step) + undone).compactMap(\.subject.entry))
    }

    /// Updates the title of an entry in the steps about it. Steps before its deletion, and those to
    /// redo after its restoration, are left out, because another entry may have its id by now.
    func updateTitle(of id: EntryID, from now: Entry) {
        for steps in [done.compactMap(\.step), undone] {
            let about = steps.reversed().filter { $0.subject.entry == id }.prefix { !$0.isAway }
            for step in about { step.updateTitle(from: now) }
        }
        changedEmitter.emit()
    }

    // MARK: Steps

    private func takeBack(
        _ step: any UndoStep, at place: UndoPlace
    ) async throws(JournalError) -> UndoOutcome {
        let before = doneCount
        let name = step.subject.entry
        let outcome = try await attempt(step) { () async throws(JournalError) in
            try await step.undo()
        }
        done.removeAll { $0 === place }
        // Earlier steps are about the same entry. Later steps may be about the one that took its
        // id.
        applyRenames(
            of: name, by: outcome,
            in: done.filter { $0.number < place.number }.compactMap(\.step))
        // A step that was taken in the meantime has cleared the steps to redo.
        if !outcome.isNothing, doneCount == before { undone.append(step) }
        post(.undone(step.subject, outcome))
        return outcome
    }

    private func attempt(
        _ step: any UndoStep, _ work: () async throws(JournalError) -> UndoOutcome
    ) async throws(JournalError) -> UndoOutcome {
        inHand = step
        defer { inHand = nil }
        do throws(JournalError) {
            return try await work()
        } catch {
            if error.isFinal { forget(step) }
            throw step.subject.title.map(error.titled) ?? error
        }
    }

    private func applyRenames(
        of name: EntryID?, by outcome: UndoOutcome, in steps: [any UndoStep]
    ) {
        var renamed = outcome.renamed
        if let name, let new = outcome.entry, name != new { renamed[name] = new }
        for (old, new) in renamed {
            for step in steps { step.updateID(from: old, to: new) }
        }
    }

    private func forget(_ step: any UndoStep) {
        guard done.contains(where: { $0.step === step }) || undone.contains(where: { $0 === step })
        else { return }
        done.removeAll { $0.step === step }
        undone.removeAll { $0 === step }
        post(.forgotten(step.subject))
    }

    private func post(_ news: UndoNews) {
        changedEmitter.emit()
        newsEmitter.emit(news)
    }

    /// Runs work after that of earlier requests.
    private func inTurn<Result>(
        _ work: () async throws(JournalError) -> Result
    ) async throws(JournalError) -> Result {
        await turns.lock()
        defer { turns.unlock() }
        return try await work()
    }

    private func nextNumber() -> Int {
        latestNumber += 1
        return latestNumber
    }

    private func insert(_ place: UndoPlace) {
        let index = done.firstIndex { $0.number > place.number } ?? done.endIndex
        done.insert(place, at: index)
        if done.count > Self.most { done.removeFirst() }
    }
}

/// The position of a step in the stack, reserved when the step begins.
@MainActor
final class UndoPlace {
    /// The number of the step, which grows with each request.
    let number: Int
    /// The step, or `nil` while it is performed and if nothing came of it.
    private(set) var step: (any UndoStep)?
    private var isResolved: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ number: Int, _ step: (any UndoStep)? = nil) {
        self.number = number
        self.step = step
        isResolved = step != nil
    }

    func resolve(_ step: (any UndoStep)?) {
        self.step = step
        isResolved = true
        let waiting = waiting
        self.waiting = []
        for one in waiting { one.resume() }
    }

    /// Waits for the step to be done, and returns it, or `nil` if nothing came of it.
    func resolvedStep() async -> (any UndoStep)? {
        if !isResolved { await withCheckedContinuation { waiting.append($0) } }
        return step
    }
}

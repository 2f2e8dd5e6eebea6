public import Signals

/// The steps that were taken in one window, in order, and those of them that were undone: the one
/// place that knows what Undo and Redo mean.
///
/// A step has its place from the moment at which it begins, so that an undo that is asked for
/// while something is still being written waits for that, and takes no older one in its stead.
/// Undoing and redoing wait for each other.
@MainActor
public final class UndoStack {
    /// Comes when a step was taken, undone or redone, or can no longer be undone.
    public var signalNews: Signal<UndoNews> { newsEmitter.signal }
    /// Comes when `canUndo`, `undoable` or `redoable` may be different.
    public var signalChanged: Signal<Void> { changedEmitter.signal }
    /// Whether there is something to undo, or there will be once it is done.
    public var canUndo: Bool { !done.isEmpty }
    /// The step that Undo would undo, or nil if there is none.
    public var undoable: UndoSubject? { done.last { $0.step != nil }?.step?.subject }
    /// The step that Redo would redo, or nil if there is none.
    public var redoable: UndoSubject? { undone.last?.subject }

    private let newsEmitter = Emitter<UndoNews>()
    private let changedEmitter = Emitter<Void>()
    /// Oldest first, what has only begun among them.
    private var done: [UndoPlace] = []
    /// The one taken back last at the end.
    private var undone: [any UndoStep] = []
    private let turns = Turns()
    /// The step that is being undone or redone, and announces itself.
    private var inHand: (any UndoStep)?
    private var latestNumber = 0
    private var doneCount = 0

    /// So many steps are remembered.
    static let most = 200

    /// Takes the latest step back. False where there is none.
    ///
    /// Where it throws, the step stays the latest if trying again may help, and is forgotten
    /// otherwise.
    @discardableResult
    public func undo() async throws(JournalError) -> Bool {
        let asked = nextNumber()
        return try await turns.take { () async throws(JournalError) in
            while let place = done.last(where: { $0.number < asked }) {
                guard let step = await place.settled() else { continue }
                _ = try await takeBack(step, at: place)
                return true
            }
            return false
        }
    }

    /// Does again what was taken back last. False where there is nothing.
    @discardableResult
    public func redo() async throws(JournalError) -> Bool {
        let asked = nextNumber()
        return try await turns.take { () async throws(JournalError) in
            guard let step = undone.last else { return false }
            let name = step.subject.entry
            let outcome = try await attempt(step) { () async throws(JournalError) in
                try await step.redo()
            }
            undone.removeAll { $0 === step }
            // What is to be redone after it is about the same entry.
            follow(name, to: outcome, in: undone)
            if !outcome.isNothing { insert(UndoPlace(asked, step)) }
            tell(.redone(step.subject, outcome))
            return true
        }
    }

    /// Takes the step that is about `subject` back, whatever was done since; where there is none,
    /// the one that is made for it.
    func undo(
        _ subject: UndoSubject, orElse make: () -> any UndoStep
    ) async throws(JournalError) -> UndoOutcome {
        let known = done.first { $0.step?.subject == subject }
        let place = known ?? UndoPlace(0, make())
        return try await turns.take { () async throws(JournalError) in
            // Whoever had the turn before may have taken it back.
            guard let step = place.step, known == nil || done.contains(where: { $0 === known })
            else { throw .takenBack }
            return try await takeBack(step, at: place)
        }
    }

    // MARK: What is being done

    /// Something begins that can be taken back once it is done.
    func begin() -> UndoPlace {
        let place = UndoPlace(nextNumber())
        insert(place)
        changedEmitter.emit()
        return place
    }

    /// It was done, and what was undone before cannot be redone any more; nil where nothing came
    /// of it.
    func finish(_ place: UndoPlace, with step: (any UndoStep)?) {
        if let step {
            doneCount += 1
            undone = []
            place.settle(step)
            tell(.done(step.subject))
        } else {
            done.removeAll { $0 === place }
            place.settle(nil)
            changedEmitter.emit()
        }
    }

    /// Forgets what somebody else has done by now.
    func hear(_ change: JournalChange) {
        let doubtful = (done.compactMap(\.step) + undone).filter { $0.mayBeEnded(by: change) }
        for step in doubtful {
            Task.immediate { [weak self] in
                // What is being undone here ends nothing.
                if await step.isEnded(), step !== self?.inHand { self?.forget(step) }
            }
        }
    }

    /// Those of some entries that steps are about.
    func known(of ids: Set<EntryID>) -> Set<EntryID> {
        ids.isEmpty
            ? [] : ids.intersection((done.compactMap(\.step) + undone).compactMap(\.subject.entry))
    }

    /// An entry is titled as `now` is. What was done before it was deleted, and will be redone after it
    /// is put back, is about an entry whose name another may have by now.
    func name(_ id: EntryID, as now: Entry) {
        for steps in [done.compactMap(\.step), undone] {
            let about = steps.reversed().filter { $0.subject.entry == id }.prefix { !$0.isAway }
            for step in about { step.name(as: now) }
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
        // What was done before is about the same entry, and what was done since perhaps about the
        // one that has taken its place.
        follow(
            name, to: outcome,
            in: done.filter { $0.number < place.number }.compactMap(\.step))
        // A step that was taken in the meantime has cleared the steps to redo.
        if !outcome.isNothing, doneCount == before { undone.append(step) }
        tell(.undone(step.subject, outcome))
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

    private func follow(_ name: EntryID?, to outcome: UndoOutcome, in steps: [any UndoStep]) {
        var renamed = outcome.renamed
        if let name, let new = outcome.entry, name != new { renamed[name] = new }
        for (old, new) in renamed {
            for step in steps { step.follow(old, to: new) }
        }
    }

    private func forget(_ step: any UndoStep) {
        guard done.contains(where: { $0.step === step }) || undone.contains(where: { $0 === step })
        else { return }
        done.removeAll { $0.step === step }
        undone.removeAll { $0 === step }
        tell(.forgotten(step.subject))
    }

    private func tell(_ news: UndoNews) {
        changedEmitter.emit()
        newsEmitter.emit(news)
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

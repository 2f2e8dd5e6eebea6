/// Several steps that are undone and redone together. The first one names it.
final class CompositeUndoStep: UndoStep {
    private var steps: [any UndoStep] = []
    private let whole: Entry?

    /// - Parameter whole: The entry that names the steps, or `nil` if the first step does.
    init(namedAfter whole: Entry?) {
        self.whole = whole
    }

    var isEmpty: Bool { steps.isEmpty }

    func add(_ step: any UndoStep) { steps.append(step) }

    var subject: UndoSubject { steps[0].subject.titled(as: whole) }

    func undo() async throws(JournalError) -> UndoOutcome {
        try await perform(steps.reversed(), isUndo: true)
    }

    func redo() async throws(JournalError) -> UndoOutcome {
        try await perform(steps, isUndo: false)
    }

    /// Performs all steps, or reverts them if one fails. The outcome is that of the first step,
    /// with the fields that any step left unchanged.
    private func perform(
        _ steps: [any UndoStep], isUndo: Bool
    ) async throws(JournalError) -> UndoOutcome {
        var renamed: [EntryID: EntryID] = [:]
        var outcomes: [(step: any UndoStep, outcome: UndoOutcome)] = []
        do throws(JournalError) {
            for next in steps {
                let name = next.subject.entry
                let outcome = try await isUndo ? next.undo() : next.redo()
                outcomes.append((next, outcome))
                if let name, let new = outcome.entry, new != name {
                    renamed[name] = new
                    updateID(from: name, to: new)
                }
            }
        } catch {
            for (last, _) in outcomes.reversed() {
                _ = try? await isUndo ? last.redo() : last.undo()
            }
            throw error
        }
        var outcome = outcomes.first { $0.step === self.steps[0] }?.outcome ?? UndoOutcome()
        outcome.renamed = renamed
        outcome.left = outcomes.flatMap(\.outcome.left)
        outcome.isNothing = outcomes.allSatisfy(\.outcome.isNothing)
        return outcome
    }

    func mayBeEnded(by change: JournalChange) -> Bool {
        steps.contains { $0.mayBeEnded(by: change) }
    }

    func isEnded() async -> Bool {
        for step in steps {
            if await !step.isEnded() { return false }
        }
        return true
    }

    func updateID(from old: EntryID, to new: EntryID) {
        for step in steps { step.updateID(from: old, to: new) }
    }

    var isAway: Bool { steps[0].isAway }

    func updateTitle(from now: Entry) { steps[0].updateTitle(from: now) }
}

/// Steps that are taken back, and taken again, all at once. It goes by the name of the first.
final class CompositeUndoStep: UndoStep {
    private var steps: [any UndoStep] = []
    private let whole: Entry?

    /// - Parameter whole: what they are about, where that is not what the first is about.
    init(as whole: Entry?) {
        self.whole = whole
    }

    var isEmpty: Bool { steps.isEmpty }

    func add(_ step: any UndoStep) { steps.append(step) }

    var subject: UndoSubject { steps[0].subject.titled(as: whole) }

    func undo() async throws(JournalError) -> UndoOutcome {
        try await take(steps.reversed()) { step throws(JournalError) in
            try await step.undo()
        } back: { step throws(JournalError) in
            try await step.redo()
        }
    }

    func redo() async throws(JournalError) -> UndoOutcome {
        try await take(steps) { step throws(JournalError) in
            try await step.redo()
        } back: { step throws(JournalError) in
            try await step.undo()
        }
    }

    /// The outcome is that of the first; what was left of the others is told with it.
    private func take(
        _ steps: [any UndoStep],
        _ step: (any UndoStep) async throws(JournalError) -> UndoOutcome,
        back: (any UndoStep) async throws(JournalError) -> UndoOutcome
    ) async throws(JournalError) -> UndoOutcome {
        var taken: [any UndoStep] = []
        var renamed: [EntryID: EntryID] = [:]
        var outcomes: [(step: any UndoStep, outcome: UndoOutcome)] = []
        do throws(JournalError) {
            for next in steps {
                let name = next.subject.entry
                let outcome = try await step(next)
                outcomes.append((next, outcome))
                taken.append(next)
                if let name, let new = outcome.entry, new != name {
                    renamed[name] = new
                    follow(name, to: new)
                }
            }
        } catch {
            for last in taken.reversed() { _ = try? await back(last) }
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

    func follow(_ old: EntryID, to new: EntryID) {
        for step in steps { step.follow(old, to: new) }
    }

    var isAway: Bool { steps[0].isAway }

    func name(as now: Entry) { steps[0].name(as: now) }
}

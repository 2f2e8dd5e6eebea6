/// The place of a step among others, from the moment at which it begins.
@MainActor
final class UndoPlace {
    /// Grows with what is asked for.
    let number: Int
    /// Nil while it is being done, and where nothing came of it.
    private(set) var step: (any UndoStep)?
    private var isSettled: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ number: Int) {
        self.number = number
        isSettled = false
    }

    init(_ number: Int, _ step: any UndoStep) {
        self.number = number
        self.step = step
        isSettled = true
    }

    func settle(_ step: (any UndoStep)?) {
        self.step = step
        isSettled = true
        let waiting = waiting
        self.waiting = []
        for one in waiting { one.resume() }
    }

    /// The step once it is done; nil where nothing came of it.
    func settled() async -> (any UndoStep)? {
        if !isSettled { await withCheckedContinuation { waiting.append($0) } }
        return step
    }
}

/// Lets one work after another, in the order they came; the first begins at once.
@MainActor
final class Turns {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take<Result>(
        _ work: () async throws(JournalError) -> Result
    ) async throws(JournalError) -> Result {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        }
        isTaken = true
        defer { pass() }
        return try await work()
    }

    private func pass() {
        // Whoever is next has the turn already: nobody comes in between.
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}

/// The position of a step in the stack, reserved when the step begins.
@MainActor
final class UndoPlace {
    /// The number of the step, which grows with each request.
    let number: Int
    /// The step, or `nil` while it is performed and if nothing came of it.
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

    /// Waits for the step to be done, and returns it, or `nil` if nothing came of it.
    func settled() async -> (any UndoStep)? {
        if !isSettled { await withCheckedContinuation { waiting.append($0) } }
        return step
    }
}

/// Runs work in the order of the requests, one after another. The first begins at once.
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
        // The next in line takes over directly, so that no later request comes before it.
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}

/// The position of a step in the stack, reserved when the step begins.
@MainActor
final class UndoPlace {
    /// The number of the step, which grows with each request.
    let number: Int
    /// The step, or `nil` while it is performed and if nothing came of it.
    private(set) var step: (any UndoStep)?
    private var isResolved: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ number: Int) {
        self.number = number
        isResolved = false
    }

    init(_ number: Int, _ step: any UndoStep) {
        self.number = number
        self.step = step
        isResolved = true
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

/// Runs work in the order of the requests, one after another. The first begins at once.
@MainActor
final class Turns {
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func run<Result>(
        _ work: () async throws(JournalError) -> Result
    ) async throws(JournalError) -> Result {
        if isBusy {
            await withCheckedContinuation { waiting.append($0) }
        }
        isBusy = true
        defer { startNext() }
        return try await work()
    }

    private func startNext() {
        // The next in line takes over directly, so that no later request comes before it.
        if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }
}

import Domain

/// Tidies the index up once those who show what it held before have let go of it: cuts its log where
/// it has become long, and removes the traces of what is gone. Nothing of it is urgent: what is not
/// done when the program ends is done after its next start.
final class IndexTidier {
    private let index: RecoverableIndex
    private var run: Run?
    /// How many changes of the index were seen.
    private var seen = 0
    /// Until when no traces are removed from it.
    private var restUntil: ContinuousClock.Instant?

    /// The work to be done once the index is idle.
    private struct Run {
        /// Whether the log is cut even where it is short.
        var isWanted: Bool
        /// How many steps nothing was written for.
        var quiet = 0
        /// How often the log could not be cut.
        var failures = 0
        /// When it was begun to remove traces.
        var removal: ContinuousClock.Instant?
    }

    init(of index: RecoverableIndex) {
        self.index = index
    }

    /// Whether it takes one step after another.
    var isRunning: Bool { run != nil }

    /// Whether somebody has to take one step after another from now on.
    ///
    /// - Parameter isWanted: whether the log is cut whatever happened.
    func begin(inAnyCase isWanted: Bool = false) -> Bool {
        guard !isRunning else {
            if isWanted { run?.isWanted = true }
            return false
        }
        guard isWanted || index.changes != seen else { return false }
        run = Run(isWanted: isWanted)
        // The first step finds the index disturbed.
        seen = -1
        return true
    }

    /// Takes a step. Returns the pause before the next; nil where there is nothing left to be done.
    func step() -> Duration? {
        guard var run, let index = index.intact else {
            self.run = nil
            return nil
        }
        run.quiet = self.index.changes == seen ? run.quiet + 1 : 0
        seen = self.index.changes
        let pause = next(&run, of: index)
        self.run = pause == nil ? nil : run
        return pause
    }

    private func next(_ run: inout Run, of index: Index) -> Duration? {
        // However much is going on: the log must not grow for as long as it does.
        if index.hasLongLog { self.index.tidy() }
        guard run.quiet > 0 else { return Self.aWhile }
        if index.hasTraces {
            return removeTraces(of: index, in: &run)
        }
        guard run.isWanted || index.hasLongLog else { return nil }
        if self.index.tidy() { return nil }
        run.failures += 1
        return run.failures < 10 ? Self.aWhile : nil
    }

    /// Who edits one entry after another should not have all words merged after each: it begins when
    /// all is quiet, and rests for twenty times as long as it took.
    private func removeTraces(of index: Index, in run: inout Run) -> Duration? {
        let now = ContinuousClock.now
        if let restUntil, now < restUntil { return restUntil - now }
        guard run.quiet > 4 || run.removal != nil else { return Self.aWhile }
        let start = run.removal ?? now
        run.removal = start
        run.isWanted = true
        guard let isDone = try? index.removeTraces() else { return nil }
        // Half of the time is left for others.
        guard isDone else { return .milliseconds(20) }
        let end = ContinuousClock.now
        restUntil = end + (end - start) * 20
        run.removal = nil
        return .zero
    }

    private static let aWhile = Duration.milliseconds(500)

    /// The same at once, for a program that ends.
    func finish() {
        guard let index = index.intact else { return }
        while index.hasTraces {
            guard let isDone = try? index.removeTraces() else { return }
            if index.hasLongLog { self.index.tidy() }
            if isDone { break }
        }
        self.index.tidy()
    }
}

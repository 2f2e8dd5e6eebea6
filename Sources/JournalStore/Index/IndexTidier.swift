/// Tidies the index after the snapshots of its earlier states were released: it cuts a long log and
/// removes the traces of deleted words. None of this is urgent, so work that is unfinished when the
/// program ends is done after its next start.
final class IndexTidier {
    private let index: RecoverableIndex
    private var run: Run?
    /// The number of changes of the index at the latest step.
    private var seen = 0
    /// The time before which no traces are removed.
    private var restUntil: ContinuousClock.Instant?

    /// The work to do when the index is idle.
    private struct Run {
        /// Whether the log is cut even if it is short.
        var isWanted: Bool
        /// The number of consecutive steps without a write.
        var quiet = 0
        /// The number of failed attempts to cut the log.
        var failures = 0
        /// The time when the removal of traces began.
        var removal: ContinuousClock.Instant?
    }

    init(of index: RecoverableIndex) {
        self.index = index
    }

    /// Whether steps are being taken.
    var isRunning: Bool { run != nil }

    /// Begins to tidy the index if it has changed, and returns whether the caller has to start
    /// taking steps.
    ///
    /// - Parameter isWanted: whether to begin even if it has not changed.
    func begin(inAnyCase isWanted: Bool = false) -> Bool {
        guard !isRunning else {
            if isWanted { run?.isWanted = true }
            return false
        }
        guard isWanted || index.changes != seen else { return false }
        run = Run(isWanted: isWanted)
        // The first step has to find the index changed.
        seen = -1
        return true
    }

    /// Takes a step.
    /// - Returns: The pause before the next step, or `nil` if there is nothing left to do.
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
        // A long log is cut even if the index is busy, or it would grow for as long as that lasts.
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

    /// Removes traces in the index. All words should not be merged after each of several edits, so
    /// it begins only after a quiet time, and then rests for twenty times as long as it took.
    private func removeTraces(of index: Index, in run: inout Run) -> Duration? {
        let now = ContinuousClock.now
        if let restUntil, now < restUntil { return restUntil - now }
        guard run.quiet > 4 || run.removal != nil else { return Self.aWhile }
        let start = run.removal ?? now
        run.removal = start
        run.isWanted = true
        guard let isDone = try? index.removeTraces() else { return nil }
        // The pause leaves half of the time to others.
        guard isDone else { return .milliseconds(20) }
        let end = ContinuousClock.now
        restUntil = end + (end - start) * 20
        run.removal = nil
        return .zero
    }

    private static let aWhile = Duration.milliseconds(500)

    /// Does all the work at once, before the program ends.
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

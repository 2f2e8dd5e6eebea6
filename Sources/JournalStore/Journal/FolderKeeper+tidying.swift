import Domain

/// What is left to be done for the index once nothing happens any more.
struct Tidying {
    /// Whether its log is cut even where it is short.
    var isWanted: Bool
    /// Whether something was written since the last step.
    var isDisturbed = true
    /// How many steps nothing was written for.
    var quiet = 0
    /// How often the log could not be cut.
    var failures = 0
    /// When it was begun to remove traces.
    var removal: ContinuousClock.Instant?
}

extension FolderKeeper {
    /// Tidies the index up once those who show what it held before have let go of it: cuts its log
    /// where it has become long, and removes the traces of what is gone. Nothing of it is urgent:
    /// what is not done when the program ends is done after its next start.
    func tidyLater(inAnyCase isWanted: Bool = false) {
        guard tidying == nil else {
            tidying?.isDisturbed = true
            if isWanted { tidying?.isWanted = true }
            return
        }
        tidying = Tidying(isWanted: isWanted)
        Task(priority: .utility) { [weak self] in
            while let pause = await self?.tidyAStep() { try? await Task.sleep(for: pause) }
        }
    }

    /// The pause before the next step; nil where there is nothing left to be done.
    private func tidyAStep() -> Duration? {
        guard var step = tidying, let index, index.isIntact else {
            tidying = nil
            return nil
        }
        step.quiet = step.isDisturbed ? 0 : step.quiet + 1
        step.isDisturbed = false
        let pause = next(&step, of: index)
        tidying = pause == nil ? nil : step
        return pause
    }

    private func next(_ step: inout Tidying, of index: Index) -> Duration? {
        // However much is going on: the log must not grow for as long as it does.
        if index.hasLongLog { _ = index.tidy(shown) }
        guard step.quiet > 0 else { return Self.aWhile }
        if index.hasTraces {
            return removeTraces(of: index, in: &step)
        }
        guard step.isWanted || index.hasLongLog else { return nil }
        if index.tidy(shown) { return nil }
        step.failures += 1
        return step.failures < 10 ? Self.aWhile : nil
    }

    /// Who edits one entry after another should not have all words merged after each: it begins when
    /// all is quiet, and rests for twenty times as long as it took.
    private func removeTraces(of index: Index, in step: inout Tidying) -> Duration? {
        let now = ContinuousClock.now
        if let restUntil, now < restUntil { return restUntil - now }
        guard step.quiet > 4 || step.removal != nil else { return Self.aWhile }
        let start = step.removal ?? now
        step.removal = start
        step.isWanted = true
        guard let isDone = try? index.removeTraces() else { return nil }
        // Half of the time is left for others.
        guard isDone else { return .milliseconds(20) }
        let end = ContinuousClock.now
        restUntil = end + (end - start) * 20
        step.removal = nil
        return .zero
    }

    private static var aWhile: Duration { .milliseconds(500) }

    /// The same at once: false where others still read from the log.
    func tidyNow() -> Bool {
        guard let index, index.isIntact else { return true }
        while index.hasTraces {
            guard let isDone = try? index.removeTraces() else { return false }
            if index.hasLongLog { _ = index.tidy(shown) }
            if isDone { break }
        }
        return index.tidy(shown)
    }
}

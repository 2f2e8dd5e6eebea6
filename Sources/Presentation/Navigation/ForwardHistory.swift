/// The steps that Back has undone, which Forward takes again.
///
/// A step leads on from the place that Back led to. Once another place is on show, all steps are
/// dropped.
@MainActor
public final class ForwardHistory {
    private var steps: [(isHere: () -> Bool, goForward: () -> Void)] = []

    /// Makes an empty list of steps.
    public init() {}

    /// Remembers a step that Back has just undone.
    ///
    /// - Parameters:
    ///   - isHere: tells whether the place that Back led to is still on show, or about to be.
    ///   - goForward: takes the step again.
    public func remember(whileHere isHere: @escaping () -> Bool, _ goForward: @escaping () -> Void)
    {
        steps.append((isHere, goForward))
    }

    /// Takes the step that was undone last, or forgets all steps if another place is on show.
    public func go() {
        guard let step = steps.popLast() else { return }
        guard step.isHere() else { return forget() }
        // Taking the step counts as a new one and forgets the rest, which still lies ahead.
        let rest = steps
        step.goForward()
        steps = rest
    }

    /// Forgets all steps, because a different one was taken.
    public func forget() { steps = [] }
}

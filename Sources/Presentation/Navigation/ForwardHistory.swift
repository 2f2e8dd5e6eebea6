/// The steps that Back has undone, which Forward takes again.
///
/// A step leads on from the place that Back led to. Once another place is on show, all steps are
/// dropped.
public final class ForwardHistory {
    private struct Way {
        let isHere: () -> Bool
        let lead: () -> Void
    }

    private var ways: [Way] = []

    /// Makes an empty list of steps.
    public init() {}

    /// Remembers a step that Back has just undone.
    ///
    /// - Parameters:
    ///   - isHere: tells whether the place that Back led to is still on show, or about to be.
    ///   - lead: takes the step again.
    public func remember(whileHere isHere: @escaping () -> Bool, _ lead: @escaping () -> Void) {
        ways.append(Way(isHere: isHere, lead: lead))
    }

    /// Takes the step that was undone last, or forgets all steps if another place is on show.
    public func go() {
        guard let way = ways.popLast() else { return }
        guard way.isHere() else { return forget() }
        // Taking the step counts as a new one and forgets the rest, which still lies ahead.
        let rest = ways
        way.lead()
        ways = rest
    }

    /// Forgets all steps, because a different one was taken.
    public func forget() {
        ways = []
    }
}

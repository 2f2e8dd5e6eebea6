/// Where Back came from, step by step, so that Forward leads there again.
///
/// A step leads on from the place that Back led to. Wherever else one is by then, none of what lies ahead
/// makes sense any more.
public final class WaysAhead {
    private struct Way {
        let isHere: () -> Bool
        let lead: () -> Void
    }

    private var ways: [Way] = []

    /// Begins with nothing ahead.
    public init() {}

    /// Remembers a step that Back has just undone.
    ///
    /// - Parameters:
    ///   - isHere: whether the place that Back led to is still on show, or about to be.
    ///   - lead: takes the step again.
    public func remember(whileHere isHere: @escaping () -> Bool, _ lead: @escaping () -> Void) {
        ways.append(Way(isHere: isHere, lead: lead))
    }

    /// Takes the step that was undone last; does nothing where none was, or one is elsewhere by now.
    public func go() {
        guard let way = ways.popLast() else { return }
        guard way.isHere() else { return forget() }
        // Whoever takes the step does not know that it was taken before.
        let rest = ways
        way.lead()
        ways = rest
    }

    /// Forgets all steps, because another one was taken.
    public func forget() {
        ways = []
    }
}

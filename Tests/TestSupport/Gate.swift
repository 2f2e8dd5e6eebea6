public import Testing

/// Holds up callers in the order in which they came, until a test lets them pass.
@MainActor
public final class Gate<Visitor: Equatable & Sendable> {
    /// Whether callers are held up from now on. Those who are held up stay so when it opens.
    public var isClosed = false

    private var held: [(visitor: Visitor, goOn: CheckedContinuation<Void, Never>)] = []
    private var arrivals = Arrivals()

    public init() {}

    public var heldCount: Int { held.count }

    /// Waits until at least that many are held up.
    public func untilHeld(_ count: Int = 1, at place: SourceLocation = #_sourceLocation) async {
        await arrivals.until(
            { [weak self] in (self?.held.count ?? count) >= count },
            orSay: { "\(count) callers were expected, and came: \(held.map(\.visitor))" }, at: place
        )
    }

    /// Lets the caller who came first pass, if there is one.
    public func letOneGo() {
        guard !held.isEmpty else { return }
        held.removeFirst().goOn.resume()
    }

    /// Lets all callers pass, also those who come later.
    public func open() {
        isClosed = false
        while !held.isEmpty { letOneGo() }
    }

    /// Lets the callers pass that came as `visitor`.
    public func letGo(_ visitor: Visitor) {
        let freed = held.filter { $0.visitor == visitor }
        held.removeAll { $0.visitor == visitor }
        for one in freed { one.goOn.resume() }
    }

    /// Returns at once if the gate is open, and otherwise when a test lets the caller pass.
    public func pass(_ visitor: Visitor) async {
        guard isClosed else { return }
        await withCheckedContinuation { goOn in
            held.append((visitor, goOn))
            arrivals.happened()
        }
    }
}

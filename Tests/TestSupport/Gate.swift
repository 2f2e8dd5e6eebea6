/// Lets callers pass, or holds them back, in the order they came, until a test lets them go on.
@MainActor
public final class Gate<Visitor: Equatable & Sendable> {
    /// Whether who comes now is held back. Opening it again lets nobody go who is already held.
    public var isClosed = false

    private var held: [(visitor: Visitor, goOn: CheckedContinuation<Void, Never>)] = []
    private var arrivals = Arrivals()

    init() {}

    public var heldCount: Int { held.count }

    /// Waits until at least that many are held back.
    public func untilHeld(_ count: Int = 1) async {
        await arrivals.until { [weak self] in (self?.held.count ?? count) >= count }
    }

    /// Lets the one go on that came first; does nothing where nobody is held.
    public func letOneGo() {
        guard !held.isEmpty else { return }
        held.removeFirst().goOn.resume()
    }

    /// Lets those go on that came for `visitor`.
    public func letGo(_ visitor: Visitor) {
        let freed = held.filter { $0.visitor == visitor }
        held.removeAll { $0.visitor == visitor }
        for one in freed { one.goOn.resume() }
    }

    func pass(_ visitor: Visitor) async {
        guard isClosed else { return }
        await withCheckedContinuation { goOn in
            held.append((visitor, goOn))
            arrivals.happened()
        }
    }
}

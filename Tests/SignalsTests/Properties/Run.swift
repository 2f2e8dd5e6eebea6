import Signals

/// Runs a plan with the signals under test, and records the observable events.
final class Run {
    private(set) var events: [Event] = []
    private var emitters: [Emitter<Int>?]
    private var signals: [Signal<Int>]
    private var subscriptions: [Subscription] = []

    init(_ plan: Plan) {
        emitters = (0..<plan.sources).map { _ in Emitter() }
        signals = emitters.compactMap { $0?.signal }
        for derivation in plan.derived { signals.append(derive(derivation)) }
        for action in plan.actions {
            perform(action)
            events.append(.active(subscriptions.map(\.isActive)))
        }
    }

    /// Releases everything, and returns the number of signals that are still kept.
    func leftovers() -> Int {
        let weakly = signals.map { signal in { [weak signal] in signal } }
        signals = []
        subscriptions = []
        emitters = []
        return weakly.count { $0() != nil }
    }

    private func derive(_ derivation: Operator) -> Signal<Int> {
        let node = signals.count
        switch derivation {
        case .map(let upstream, let factor, let offset):
            return signals[upstream].map { [unowned self] value in
                events.append(.computed(node: node, value: value))
                return Operator.image(value, factor: factor, offset: offset)
            }
        case .filter(let upstream, let divisor):
            return signals[upstream].filter { [unowned self] value in
                events.append(.computed(node: node, value: value))
                return value % divisor != 0
            }
        case .flatMap(let upstream, let targets, let reactions):
            var reactions = reactions[...]
            return signals[upstream].flatMap { [unowned self] value in
                events.append(.computed(node: node, value: value))
                for action in reactions.popFirst()?.actions ?? [] { perform(action) }
                return signals[targets[value % targets.count]]
            }
        case .union(let left, let right):
            return signals[left] + signals[right]
        }
    }

    private func perform(_ action: Action) {
        switch action {
        case .emit(let source, let value):
            guard events.count < Plan.enoughEvents else { return }
            let emitter = emitters[source]
            emitter?.emit(value)
            withExtendedLifetime(emitter) {}
        case .subscribe(let node, let reactions):
            subscribe(to: node, reactions)
        case .cancel(let number):
            if !subscriptions.isEmpty { subscriptions[number % subscriptions.count].cancel() }
        case .release(let source):
            emitters[source] = nil
        }
    }

    private func subscribe(to node: Int, _ reactions: [Reaction]) {
        let observer = subscriptions.count
        var reactions = reactions[...]
        subscriptions.append(
            signals[node].onReception { [unowned self] value in
                events.append(.received(observer: observer, value: value))
                guard let reaction = reactions.popFirst() else { return .continue }
                for action in reaction.actions { perform(action) }
                return reaction.stops ? .stop : .continue
            })
    }
}

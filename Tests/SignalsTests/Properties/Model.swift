/// The specification of signals, as plainly as possible: it runs a plan with arrays only.
final class Model {
    let plan: Plan
    var events: [Event] = []
    var nodes: [Node]
    var turns: Turns
    private var observers: [Listener] = []
    private var releases: [Release]

    private enum Release {
        case no, wanted, done
    }

    init(_ plan: Plan) {
        self.plan = plan
        nodes = Array(repeating: Node(), count: plan.nodes)
        turns = Turns(sources: plan.sources)
        releases = Array(repeating: .no, count: plan.sources)
        for action in plan.actions {
            perform(action)
            events.append(.active(observers.map(\.isActive)))
        }
        // Links and connections hold each other.
        for node in nodes { node.connection?.links = [] }
    }

    func perform(_ action: Action) {
        switch action {
        case .emit(let source, let value):
            guard events.count < Plan.enoughEvents, releases[source] == .no else { return }
            emit(value, from: source)
        case .subscribe(let node, let reactions):
            let observer = Listener(on: node, .observer(observers.count, reactions))
            observers.append(observer)
            add(observer)
        case .cancel(let number):
            if !observers.isEmpty { remove(observers[number % observers.count]) }
        case .release(let source):
            if releases[source] == .no { releases[source] = .wanted }
            endIfReleased(source)
        }
    }

    private var emitting: [Int] = []

    private func emit(_ value: Int, from source: Int) {
        emitting.append(source)
        take(Turn(source: source, value: value))
        emitting.removeLast()
        endIfReleased(source)
    }

    /// Ends a released source, unless a call of `emit` still keeps its emitter.
    private func endIfReleased(_ source: Int) {
        guard releases[source] == .wanted, !emitting.contains(source) else { return }
        releases[source] = .done
        take(Turn(source: source, value: nil))
    }
}

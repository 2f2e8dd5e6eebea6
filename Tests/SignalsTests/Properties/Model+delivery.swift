extension Model {
    func deliver(_ value: Int, on node: Int, _ turn: Int) {
        for listener in nodes[node].listeners
        where listener.isActive && !listener.bornDuring.contains(turn) {
            switch listener.kind {
            case .observer(let number, let reactions):
                events.append(.received(observer: number, value: value))
                listener.received += 1
                guard listener.received <= reactions.count else { continue }
                let reaction = reactions[listener.received - 1]
                for action in reaction.actions { perform(action) }
                if reaction.stops { remove(listener) }
            case .link(let connection):
                pass(value, along: connection, turn)
            case .inner(let connection):
                deliver(value, on: connection.node, turn)
            }
        }
    }

    private func pass(_ value: Int, along connection: Connection, _ turn: Int) {
        let node = connection.node
        let derivation = plan.derived[node - plan.sources]
        if case .union = derivation {} else { events.append(.computed(node: node, value: value)) }
        switch derivation {
        case .map(_, let factor, let offset):
            let image = Operator.image(value, factor: factor, offset: offset)
            deliver(image, on: node, turn)
        case .filter(_, let divisor):
            if value % divisor != 0 { deliver(value, on: node, turn) }
        case .flatMap(_, let targets, let reactions):
            nodes[node].reactedTo += 1
            if nodes[node].reactedTo <= reactions.count {
                for action in reactions[nodes[node].reactedTo - 1].actions { perform(action) }
            }
            follow(targets[value % targets.count], .inner(connection), connection)
        case .union:
            deliver(value, on: node, turn)
        }
    }
}

import TestSupport

extension Plan {
    static func random(seed: UInt64) -> Plan {
        var generator = SeededGenerator(seed: seed)
        var plan = Plan(sources: 1 + generator.below(3))
        for _ in 0..<generator.below(8) {
            plan.derived.append(.random(plan, &generator))
        }
        for _ in 0..<(6 + generator.below(24)) {
            plan.actions.append(.random(plan, depth: 3, &generator))
        }
        return plan
    }
}

extension Operator {
    /// An operator for the next node of a plan.
    fileprivate static func random(_ plan: Plan, _ generator: inout SeededGenerator) -> Operator {
        let node = plan.nodes
        // Mostly the latest nodes, for trees that are deep rather than wide.
        let upstream = generator.chance(50) ? node - 1 : generator.below(node)
        let flatMaps = plan.derived.count { if case .flatMap = $0 { true } else { false } }
        switch generator.below(flatMaps < 2 ? 4 : 3) {
        case 0:
            return .map(upstream, factor: 1 + generator.below(3), offset: generator.below(10))
        case 1:
            return .filter(upstream, divisor: 2 + generator.below(3))
        case 2:
            return .union(upstream, generator.below(node))
        default:
            let targets = (0...generator.below(3)).map { _ in generator.below(node) }
            let reactions = (0..<generator.below(3)).map { _ in
                Reaction.random(plan, depth: 1, &generator)
            }
            return .flatMap(upstream, targets: targets, reactions: reactions)
        }
    }
}

extension Action {
    fileprivate static func random(
        _ plan: Plan, depth: Int, _ generator: inout SeededGenerator
    ) -> Action {
        switch generator.below(100) {
        case 0..<45:
            return .emit(source: generator.below(plan.sources), value: generator.below(1_000))
        case 45..<80:
            let node = generator.chance(60) ? plan.nodes - 1 : generator.below(plan.nodes)
            let reactions = (0..<generator.below(4)).map { _ in
                Reaction.random(plan, depth: depth - 1, &generator)
            }
            return .subscribe(node: node, reactions: reactions)
        case 80..<96:
            return .cancel(generator.below(1_000))
        default:
            return .release(source: generator.below(plan.sources))
        }
    }
}

extension Reaction {
    fileprivate static func random(
        _ plan: Plan, depth: Int, _ generator: inout SeededGenerator
    ) -> Reaction {
        var reaction = Reaction(stops: generator.chance(10))
        if depth > 0, generator.chance(60) {
            for _ in 0...generator.below(3) {
                reaction.actions.append(.random(plan, depth: depth, &generator))
            }
        }
        return reaction
    }
}

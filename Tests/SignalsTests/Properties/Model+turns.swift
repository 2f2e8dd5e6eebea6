/// One emission of a source, or its end.
struct Turn {
    let source: Int
    let value: Int?
    var number = 0
}

/// The order in which turns of sources are taken.
struct Turns {
    /// The group of each source. The sources of a group take turns.
    var group: [Int]
    /// The waiting turns of each group.
    var waiting: [[Turn]]
    var running: [Turn] = []
    var soFar = 0

    init(sources: Int) {
        group = Array(0..<sources)
        waiting = Array(repeating: [], count: sources)
    }

    func running(in group: Int) -> [Turn] { running.filter { self.group[$0.source] == group } }

    mutating func join(_ source: Int, _ other: Int) {
        let kept = group[source]
        let given = group[other]
        guard kept != given else { return }
        waiting[kept] += waiting[given]
        waiting[given] = []
        group = group.map { $0 == given ? kept : $0 }
    }
}

extension Model {
    /// Runs a turn unless its group is busy, and then the turns of the group that have come up.
    func take(_ turn: Turn) {
        let group = turns.group[turn.source]
        guard turns.running(in: group).isEmpty else {
            turns.waiting[group].append(turn)
            return
        }
        run(turn)
        while true {
            let group = turns.group[turn.source]
            guard turns.running(in: group).isEmpty, !turns.waiting[group].isEmpty else { return }
            run(turns.waiting[group].removeFirst())
        }
    }

    private func run(_ turn: Turn) {
        turns.soFar += 1
        var turn = turn
        turn.number = turns.soFar
        turns.running.append(turn)
        if let value = turn.value {
            deliver(value, on: turn.source, turn.number)
        } else {
            end(turn.source)
        }
        turns.running.removeLast()
    }

    /// Returns the source that decides the group of a node: the first one upstream.
    func source(of node: Int) -> Int {
        guard node >= plan.sources else { return node }
        switch plan.derived[node - plan.sources] {
        case .map(let upstream, _, _), .filter(let upstream, _), .flatMap(let upstream, _, _),
            .union(let upstream, _):
            return source(of: upstream)
        }
    }
}

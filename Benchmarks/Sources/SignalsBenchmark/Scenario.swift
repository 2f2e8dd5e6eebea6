/// One shape of signals, built twice: with ours and with OpenCombine's.
struct Scenario {
    let name: String
    let emissionsPerRound: Int
    /// Whether one emission is also to do without any allocation.
    var countsAllocations = false
    let ours: Contestant
    let theirs: Contestant
}

extension Scenario {
    static func all() -> [Scenario] {
        [
            Scenario(
                name: "one observer", emissionsPerRound: 100_000, countsAllocations: true,
                ours: WithSignals.oneObserver(), theirs: WithOpenCombine.oneObserver()),
            Scenario(
                name: "map and filter", emissionsPerRound: 100_000, countsAllocations: true,
                ours: WithSignals.mapAndFilter(), theirs: WithOpenCombine.mapAndFilter()),
            Scenario(
                name: "100 observers", emissionsPerRound: 2_000,
                ours: WithSignals.manyObservers(100), theirs: WithOpenCombine.manyObservers(100)),
            Scenario(
                name: "flatMap over 10 sources", emissionsPerRound: 100_000,
                ours: WithSignals.flatMap(over: 10), theirs: WithOpenCombine.flatMap(over: 10)),
            Scenario(
                name: "no observer", emissionsPerRound: 100_000,
                ours: WithSignals.nobody(), theirs: WithOpenCombine.nobody()),
        ]
    }
}

/// One side of a scenario, wired up and ready to emit.
struct Contestant {
    let tally: Tally

    /// Emits so many values, one after another.
    let emit: (_ count: Int) -> Void

    init(_ tally: Tally, emit: @escaping (_ count: Int) -> Void) {
        self.tally = tally
        self.emit = emit
    }
}

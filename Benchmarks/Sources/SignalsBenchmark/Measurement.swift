import AllocationCount

/// How fast both sides were, in emissions per second.
struct Measurement {
    let ours: Double
    let theirs: Double

    /// Lets both sides take turns for some rounds, so that whatever else the machine does hits both,
    /// and takes the median of each.
    init(_ scenario: Scenario, rounds: Int) {
        var ours: [Double] = []
        var theirs: [Double] = []
        for round in 0...rounds {
            let our = Self.throughput(of: scenario.ours, scenario.emissionsPerRound)
            let their = Self.throughput(of: scenario.theirs, scenario.emissionsPerRound)
            // The first round fills the caches.
            if round > 0 {
                ours.append(our)
                theirs.append(their)
            }
        }
        self.ours = ours.sorted()[rounds / 2]
        self.theirs = theirs.sorted()[rounds / 2]
    }

    private static func throughput(of contestant: Contestant, _ emissions: Int) -> Double {
        let time = ContinuousClock().measure { contestant.emit(emissions) }
        return Double(emissions) / (time / .seconds(1))
    }
}

/// Whether an allocation that surely happens is counted: only then a count of zero says something.
func allocationsAreCounted() -> Bool {
    let before = allocation_count()
    withExtendedLifetime(Array(repeating: before, count: 100)) {}
    let object = Tally()
    object.add(1)
    return withExtendedLifetime(object) { allocation_count() > before }
}

/// How many allocations one emission takes on average.
func allocationsPerEmission(of contestant: Contestant, emissions: Int) -> Double {
    contestant.emit(1)
    let before = allocation_count()
    contestant.emit(emissions)
    return Double(allocation_count() - before) / Double(emissions)
}

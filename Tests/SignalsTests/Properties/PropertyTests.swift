import Testing

@Suite("Signals against their model")
struct PropertyTests {
    @Test("Any signals, used in any way, do what the model does")
    func sameEvents() { expectSameEvents(seeds: 0..<1_000) }

    func expectSameEvents(seeds: Range<UInt64>) {
        for seed in seeds {
            let plan = Plan.random(seed: seed)
            let run = Run(plan)
            let model = Model(plan)
            guard run.events == model.events else {
                let place = zip(run.events, model.events).prefix { $0 == $1 }.count
                Issue.record(
                    """
                    Seed \(seed): after \(place) equal events signals did \
                    \(run.events.dropFirst(place).prefix(3)), the model \
                    \(model.events.dropFirst(place).prefix(3))
                    \(plan)
                    """)
                return
            }
            let leftovers = run.leftovers()
            #expect(
                leftovers == 0, "Seed \(seed): signals that nobody owns are still there\n\(plan)")
        }
    }

    @Test("The plans reach what they are for")
    func coverage() {
        var received = 0
        var mostObservers = 0
        for seed in 0..<500 as Range<UInt64> {
            for event in Model(Plan.random(seed: seed)).events {
                switch event {
                case .received: received += 1
                case .computed: break
                case .active(let flags): mostObservers = max(mostObservers, flags.count)
                }
            }
        }
        #expect(received > 5_000)
        #expect(mostObservers > 10)
    }
}

extension Sequence {
    /// The legs of one journey, which come in the order of their times, in the order that somebody gave
    /// them. It counts where each of them has a place in it, so that one that came later is never put
    /// anywhere by chance.
    package func inGivenOrder(_ leg: (Element) -> JourneyLeg) -> [Element] {
        let legs = enumerated().map { (leg: $1, number: leg($1).number, place: $0) }
        guard legs.allSatisfy({ $0.number != nil }) else { return legs.map(\.leg) }
        return legs.sorted { ($0.number ?? 0, $0.place) < ($1.number ?? 0, $1.place) }.map(\.leg)
    }
}

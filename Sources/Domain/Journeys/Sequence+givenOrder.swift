extension Sequence {
    /// Returns the legs of one journey in the order that the user gave. The order counts only if
    /// every leg has a number, so that a leg added later does not get a random place. Otherwise
    /// they stay in the order of their times.
    package func inGivenOrder(_ leg: (Element) -> JourneyLeg) -> [Element] {
        let legs = enumerated().map { (leg: $1, number: leg($1).number, place: $0) }
        guard legs.allSatisfy({ $0.number != nil }) else { return legs.map(\.leg) }
        return legs.sorted { ($0.number ?? 0, $0.place) < ($1.number ?? 0, $1.place) }.map(\.leg)
    }
}

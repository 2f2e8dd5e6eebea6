extension Journey {
    /// A change from one leg to the next.
    public struct Change: Hashable, Sendable {
        /// The scheduled time between arrival and departure, or `nil` if it is unknown or the next
        /// leg is a substitute.
        public let promised: Duration?
        /// The actual time for the change, up to the actual departure, or up to the scheduled one
        /// if the connection was missed or no departure was recorded. It is negative if the
        /// departure came first, and `nil` if the arrival was not recorded.
        public let actual: Duration?
        /// Whether the connection held, or `nil` if it is unknown.
        public let isHeld: Bool?
    }

    /// The changes, one for each leg but the first.
    public var changes: [Change] {
        legs.indices.dropFirst().map(change)
    }

    private func change(to place: Int) -> Change {
        let leg = legs[place].trip
        let before = legs.indices.prefix(place)
        let planned = before.last { !legs[$0].trip.isSubstitute }
        let lived = before.last { states[$0].isPartOfIt }
        let promised =
            leg.isSubstitute
            ? nil : planned.flatMap { legs[$0].trip.arrival?.duration(until: leg.departure) }
        let arrival = lived.flatMap { legs[$0].trip.actualArrival }
        let departure =
            states[place] == .missed ? leg.departure : leg.actualDeparture ?? leg.departure
        let actual = arrival?.duration(until: departure)
        let isHeld: Bool? =
            switch states[place] {
            case .missed: false
            case .travelled where !leg.isSubstitute && lived == planned: true
            default: nil
            }
        return Change(promised: promised, actual: actual, isHeld: isHeld)
    }
}

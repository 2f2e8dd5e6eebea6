extension Journey {
    /// Where one leg gives way to the next.
    public struct Change: Hashable, Sendable {
        /// Between the arrival and the departure by the timetable; nil where nobody knows, and to what
        /// came instead, which nobody had planned.
        public let promised: Duration?
        /// The time that there was: from the arrival to the departure, or to that of the timetable where
        /// the connection was missed or no departure was recorded. Fewer than none where it had left
        /// before, or was to. Nil where the arrival was not recorded.
        public let actual: Duration?
        /// Whether the connection held; nil where nobody knows.
        public let isHeld: Bool?
    }

    /// The change to each leg but the first.
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

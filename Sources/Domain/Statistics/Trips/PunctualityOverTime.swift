/// The punctuality of journeys at their destination over time.
public struct PunctualityOverTime: Hashable, Sendable {
    /// The punctuality by the day of the trip since 1970.
    private var known: [Int: Punctuality] = [:]

    public init() {}

    mutating func add(_ trip: CountedTrip) {
        if let day = trip.day {
            known[day.daysSinceEpoch, default: Punctuality()].add(trip.reached)
        }
    }

    /// The days with trips, in any order.
    public var days: [CalendarDay] { known.keys.compactMap(CalendarDay.init(daysSinceEpoch:)) }

    /// Returns the punctuality in each slot, in order.
    public func pieces(in slots: TimeSlots) -> [Punctuality] {
        var pieces = slots.slots.map { _ in Punctuality() }
        let places = slots.places
        for (number, punctuality) in known {
            if let place = CalendarDay(daysSinceEpoch: number).flatMap(places) {
                pieces[place].add(punctuality)
            }
        }
        return pieces
    }
}

/// How punctual journeys were at their destination in each piece of a time.
public struct PunctualityOverTime: Hashable, Sendable {
    /// By the day since 1970 of each trip.
    private var known: [Int: Punctuality] = [:]

    public init() {}

    mutating func add(_ trip: CountedTrip) {
        if let day = trip.day {
            known[day.daysSinceEpoch, default: Punctuality()].add(trip.reached)
        }
    }

    /// Those that there is a trip on, in any order.
    public var days: [CalendarDay] { known.keys.compactMap(CalendarDay.init(daysSinceEpoch:)) }

    /// As many as there are pieces, in their order.
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

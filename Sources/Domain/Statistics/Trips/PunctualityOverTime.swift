/// How punctual journeys were at their destination in each piece of a time.
public struct PunctualityOverTime: Hashable, Sendable {
    /// As many as there are pieces, in their order.
    public let pieces: [Punctuality]

    public init(of trips: [CountedTrip], in slots: TimeSlots) {
        var pieces = slots.slots.map { _ in Punctuality() }
        let places = slots.places
        for trip in trips {
            if let place = trip.day.flatMap(places) { pieces[place].add(trip.reached) }
        }
        self.pieces = pieces
    }
}

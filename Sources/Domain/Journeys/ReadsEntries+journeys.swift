extension ReadsEntries {
    /// Returns the legs of a trip's journey as they are now, or only the trip if it has no journey.
    public func journeyLegs(with id: EntryID) async -> [Journey.Leg] {
        var found: [Journey.Leg] = []
        for id in await self.legs(with: id).unlessEmpty ?? [id] {
            guard case .trip(let trip)? = await entry(id) else { continue }
            found.append(Journey.Leg(id, trip))
        }
        return found
    }

    /// Returns the trip that a next leg continues: the last one that ends where the leg begins, at
    /// most a day before it departs, or `nil` if there is none.
    ///
    /// - Parameter from: the place where the leg begins; any if it is empty.
    public func legBefore(_ departure: DateTime, from: String) async -> Journey.Leg? {
        var last: (leg: Journey.Leg, pause: Duration)?
        for day in (-2...0).compactMap({ departure.day.advanced(byDays: $0) }) {
            for summary in await entries(on: day) where summary.kind == .trip {
                guard case .trip(let trip)? = await entry(summary.id),
                    from.isEmpty || trip.to.isSamePlace(as: from),
                    let pause = (trip.actualArrival ?? trip.arrival ?? trip.departure)
                        .duration(until: departure),
                    pause >= .zero, pause <= longestPause, last.map({ pause < $0.pause }) ?? true
                else { continue }
                last = (Journey.Leg(summary.id, trip), pause)
            }
        }
        return last?.leg
    }

    /// The longest pause before a next leg.
    private var longestPause: Duration { .seconds(24 * 3_600) }
}

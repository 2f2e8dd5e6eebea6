extension Journey {
    /// Returns the planned legs on another day, with the same connections.
    ///
    /// - Parameters:
    ///   - day: The day of the first leg.
    ///   - id: The id of the new journey.
    ///   - passes: The season tickets of the journal.
    package func again(on day: CalendarDay, id: String, passes: KnownPasses) -> [Trip] {
        let promised = promised.map(\.trip)
        let days = promised[0].departure.day.days(until: day)
        return promised.compactMap { leg in
            leg.departure.day.advanced(byDays: days).map { day in
                var again = leg.again(on: day)
                again.leg = leg.leg
                return passes.renewing(again, from: leg)
            }
        }.asJourney(id, named: promised[0].journeyLabel)
    }

    /// Returns the planned legs in reverse, from the destination. Each leg takes as long as before,
    /// with the same time to change between them.
    ///
    /// - Parameters:
    ///   - id: The id of the new journey.
    ///   - passes: The season tickets of the journal.
    package func wayBack(id: String, passes: KnownPasses) -> [Trip] {
        let promised = Array(promised.map(\.trip).reversed())
        var back: [Trip] = []
        for (place, leg) in promised.enumerated() {
            var trip = leg.wayBack
            let begin = back.last.flatMap { before in
                (before.arrival ?? before.departure).advanced(
                    by: leg.arrival?.duration(until: promised[place - 1].departure)?.positive
                        ?? .zero)
            }
            if let begin { trip.departure = begin.onClock(of: trip.departure.zone) ?? begin }
            trip.arrival = leg.duration?.positive.flatMap {
                trip.departure.advanced(by: $0)?.onClock(of: leg.departure.zone)
            }
            back.append(passes.renewing(trip, from: leg))
        }
        return back.asJourney(id, named: promised[0].journeyLabel)
    }
}

extension [Trip] {
    /// Returns the legs after the first of a planned journey, adapted to the first leg as it was
    /// changed: on its day, shifted by the same time, and from its destination.
    ///
    /// - Parameter passes: The season tickets of the journal.
    package func following(_ first: Trip, passes: KnownPasses) -> [Trip] {
        guard let planned = self.first else { return [] }
        let days = planned.departure.day.days(until: first.departure.day)
        let moved = planned.moved(byDays: days)
        let end = first.arrival.flatMap { moved.arrival?.duration(until: $0) }
        let later = end ?? moved.departure.duration(until: first.departure) ?? .zero
        var legs = dropFirst().map { leg in
            var next = leg.moved(byDays: days)
            if later != .zero { next.move(by: later) }
            (next.journey, next.journeyName) = (first.journey, first.journeyName)
            guard leg.ticket == planned.ticket, leg.ticketNumber == planned.ticketNumber else {
                return passes.renewing(next, from: leg)
            }
            (next.ticket, next.ticketNumber) = (first.ticket, first.ticketNumber)
            return passes.renewing(next, from: first)
        }
        if !legs.isEmpty, legs[0].from == planned.to {
            (legs[0].from, legs[0].fromCoordinates) = (first.to, first.toCoordinates)
        }
        return legs
    }

    /// Returns the trips as legs of a journey, or unchanged if there is only one.
    fileprivate func asJourney(_ id: String, named name: String) -> [Trip] {
        count < 2
            ? self
            : map { leg in
                var leg = leg
                (leg.journey, leg.journeyName) = (id, name)
                return leg
            }
    }
}

extension Trip {
    /// Returns the trip with the same local times on another day.
    fileprivate func moved(byDays days: Int) -> Trip {
        guard days != 0, let day = departure.day.advanced(byDays: days) else { return self }
        let there = again(on: day)
        var trip = self
        (trip.departure, trip.arrival) = (there.departure, there.arrival)
        return trip
    }

    fileprivate mutating func move(by duration: Duration) {
        departure = departure.advanced(by: duration) ?? departure
        arrival = arrival.map { $0.advanced(by: duration) ?? $0 }
    }
}

extension Duration {
    /// The duration, or `nil` if it is negative.
    fileprivate var positive: Duration? { self < .zero ? nil : self }
}

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
    public var changes: [Change] { legs.indices.dropFirst().map(change) }

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

extension Journey {
    /// Returns the planned legs on another day, with the same connections.
    ///
    /// - Parameters:
    ///   - day: The day of the first leg.
    ///   - id: The id of the new journey.
    package func again(on day: CalendarDay, id: String) -> [Trip] {
        let promised = promised.map(\.trip)
        let days = promised[0].departure.day.days(until: day)
        return promised.compactMap { leg in
            leg.departure.day.advanced(byDays: days).map { day in
                var again = leg.again(on: day)
                again.leg = leg.leg
                return again
            }
        }.asJourney(id, named: promised[0].journeyLabel)
    }

    /// Returns the planned legs in reverse, from the destination. Each leg takes as long as before,
    /// with the same time to change between them.
    ///
    /// - Parameter id: The id of the new journey.
    package func wayBack(id: String) -> [Trip] {
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
            back.append(trip)
        }
        return back.asJourney(id, named: promised[0].journeyLabel)
    }
}

extension [Trip] {
    /// Returns the legs after the first of a planned journey, adapted to the first leg as it was
    /// changed: on its day, shifted by the same time, and from its destination.
    package func following(_ first: Trip) -> [Trip] {
        guard let planned = self.first else { return [] }
        let days = planned.departure.day.days(until: first.departure.day)
        let moved = planned.moved(byDays: days)
        let end = first.arrival.flatMap { moved.arrival?.duration(until: $0) }
        let later = end ?? moved.departure.duration(until: first.departure) ?? .zero
        var legs = dropFirst().map { leg in
            var next = leg.moved(byDays: days)
            if later != .zero { next.move(by: later) }
            (next.journey, next.journeyName) = (first.journey, first.journeyName)
            if leg.ticket == planned.ticket, leg.ticketNumber == planned.ticketNumber {
                (next.ticket, next.ticketNumber) = (first.ticket, first.ticketNumber)
            }
            return next
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

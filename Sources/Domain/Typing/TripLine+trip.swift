extension TripLine {
    /// Returns the trip in the given zones, with its outcomes. The mode defaults to `usual` and the
    /// day to today. An arrival without a day is the first after the departure.
    ///
    /// - Parameter leg: the trip that a next leg continues, or `nil` if it continues none.
    /// - Throws: An error if a fact is missing, a time does not exist, or an outcome cannot be
    ///   recorded.
    public func trip(
        on today: CalendarDay, departureZone: Zone, arrivalZone: Zone,
        mode usual: TravelMode = .train, after leg: Trip? = nil
    ) throws(TripError) -> Trip {
        let from = from.isEmpty ? leg?.to ?? "" : from
        if from.isEmpty { throw .emptyOrigin }
        if to.isEmpty { throw .emptyDestination }
        guard let clock = departure else { throw .noSuchTime }
        let start = try Self.time(clock, on: day ?? today, departureZone)
        var end: DateTime?
        if let arrival {
            end = try Self.time(
                arrival, on: dayOfArrival(after: start, arrival, arrivalZone), arrivalZone)
        }
        var trip = Trip(
            from: from, to: to, mode: mode ?? usual, operator: self.operator, service: service,
            departure: start, arrival: end, fare: fare)
        if let leg { trip = trip.continuing(leg, journey: JourneyID.new()) }
        if let ticket { (trip.ticket, trip.ticketNumber) = (ticket, "") }
        trip = try trip.recording(outcomes)
        try Trip.rules.check(trip, changedFrom: nil)
        return trip
    }

    /// Returns the day of an arrival at a time: the typed one, or the first after the departure.
    package func dayOfArrival(
        after start: DateTime, _ clock: (hour: Int, minute: Int), _ zone: Zone
    ) -> CalendarDay {
        if let arrivalDay { return arrivalDay }
        if let daysLater { return start.day.advanced(byDays: daysLater) ?? start.day }
        return Self.firstDay(after: start, clock, zone) ?? start.day
    }

    /// Returns the day on which a local time first occurs after `start`, or the day of `start` if
    /// the two cannot be compared.
    package static func firstDay(
        after start: DateTime, _ clock: (hour: Int, minute: Int), _ zone: Zone
    ) -> CalendarDay? {
        let days = [-1, 0, 1, 2].compactMap { start.day.advanced(byDays: $0) }
        return days.first { day in
            DateTime(day, hour: clock.hour, minute: clock.minute, zone: zone)
                .flatMap(start.duration(until:)).map { $0 > .zero } ?? (day == start.day)
        }
    }

    private static func time(
        _ clock: (hour: Int, minute: Int), on day: CalendarDay, _ zone: Zone
    ) throws(TripError) -> DateTime {
        guard let time = DateTime(day, hour: clock.hour, minute: clock.minute, zone: zone) else {
            throw .noSuchTime
        }
        return try time.existing(or: TripError.skipped)
    }
}

extension Trip {
    /// Returns the trip with some outcomes recorded, one after another.
    ///
    /// - Throws: `TripError.record` with the reason why one of them is impossible.
    package func recording(_ outcomes: [TripOutcome]) throws(TripError) -> Trip {
        var trip = self
        for outcome in outcomes {
            do throws(TripRecordError) {
                trip = try trip.recording(outcome)
            } catch {
                throw .record(error)
            }
        }
        return trip
    }
}

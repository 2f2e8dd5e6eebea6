extension Trip {
    /// Whether an actual time was recorded at either end.
    public var hasTimesRecorded: Bool { actualDeparture != nil || actualArrival != nil }

    public mutating func forgetTimes() {
        actualDeparture = nil
        actualArrival = nil
    }

    /// Returns an error if the trip would arrive before it departs, or `nil` otherwise. Without an
    /// actual departure, the scheduled one counts.
    ///
    /// - Parameter end: The end that was recorded last.
    func recordError(of end: TripStop = .arrival) -> TripRecordError? {
        guard let actualArrival else { return nil }
        if let actualDeparture {
            guard actualDeparture.isAfter(actualArrival) else { return nil }
            return end == .departure
                ? .departedAfterArrival(actualDeparture, arrival: actualArrival)
                : .arrivedBeforeDeparture(actualArrival, departure: actualDeparture)
        }
        guard end == .arrival, departure.isAfter(actualArrival) else { return nil }
        return .arrivedBeforeTimetable(actualArrival, departure: departure)
    }

    /// Returns the trip with its actual times moved by days, at the same local time.
    public func movingRecord(departure: Int, arrival: Int) -> Trip {
        var trip = self
        trip.actualDeparture = actualDeparture?.moved(byDays: departure)
        trip.actualArrival = actualArrival?.moved(byDays: arrival)
        return trip
    }
}

extension DateTime {
    func isAfter(_ other: DateTime) -> Bool {
        duration(until: other).map { $0 < .zero } ?? false
    }

    /// Returns the same local time on another day, or the time after the gap if it is skipped
    /// there.
    func moved(byDays days: Int) -> DateTime {
        guard days != 0,
            let other = day.advanced(byDays: days).flatMap({
                DateTime($0, hour: hour, minute: minute, second: second, zone: zone)
            })
        else { return self }
        return other.skipped == nil ? other : other.advanced(by: .zero) ?? other
    }
}

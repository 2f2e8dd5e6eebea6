extension Trip {
    /// Whether it was written down what really happened at either end.
    public var hasTimesRecorded: Bool { actualDeparture != nil || actualArrival != nil }

    /// Takes back what was written down of both ends.
    public mutating func forgetTimes() {
        actualDeparture = nil
        actualArrival = nil
    }

    /// Says that it would have arrived before it departed; nil where it would not. The departure of
    /// the timetable counts while nobody wrote down the actual one.
    ///
    /// - Parameter end: the end that was recorded last.
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

    /// This trip with what was recorded of each end moved by days, with the clock as it was.
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

    /// The same reading of the clock on another day; where the clock skips it there, the one that
    /// it shows in its place.
    func moved(byDays days: Int) -> DateTime {
        guard days != 0,
            let other = day.advanced(byDays: days).flatMap({
                DateTime($0, hour: hour, minute: minute, second: second, zone: zone)
            })
        else { return self }
        return other.skipped == nil ? other : other.advanced(by: .zero) ?? other
    }
}

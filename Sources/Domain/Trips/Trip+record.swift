extension Trip {
    /// Whether it was written down what really happened at either end.
    public var hasTimesRecorded: Bool { actualDeparture != nil || actualArrival != nil }

    /// Takes back what was written down of both ends.
    public mutating func forgetTimes() {
        actualDeparture = nil
        actualArrival = nil
    }

    /// Throws where it would have arrived before it departed. What the timetable says of the
    /// departure counts while nobody wrote down what happened there.
    ///
    /// A file may say such a thing and is read nevertheless; nobody gets to write it down anew.
    public func checkRecord() throws(TripRecordError) {
        try checkRecord(of: .arrival)
    }

    /// Throws where this trip would have arrived before it departed, and the one that it was made
    /// from had not.
    public func checkRecord(unlessAsIn before: Trip) throws(TripRecordError) {
        guard (try? before.checkRecord()) != nil else { return }
        try checkRecord()
    }

    /// The same as the first, for what was written down of that end last.
    func checkRecord(of end: TripEnd) throws(TripRecordError) {
        guard let actualArrival else { return }
        if let actualDeparture {
            guard actualDeparture.isAfter(actualArrival) else { return }
            throw end == .departure
                ? .departedAfterArrival(actualDeparture, arrival: actualArrival)
                : .arrivedBeforeDeparture(actualArrival, departure: actualDeparture)
        }
        guard end == .departure || !departure.isAfter(actualArrival) else {
            throw .arrivedBeforeTimetable(actualArrival, departure: departure)
        }
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
    fileprivate func moved(byDays days: Int) -> DateTime {
        guard days != 0,
            let other = day.advanced(byDays: days).flatMap({
                DateTime($0, hour: hour, minute: minute, second: second, zone: zone)
            })
        else { return self }
        return other.skipped == nil ? other : other.advanced(by: .zero) ?? other
    }
}

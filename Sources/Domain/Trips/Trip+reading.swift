extension Trip {
    /// The day from which the days of a reading at that end are counted: the one the timetable
    /// names there, or else that of the departure.
    public func firstDay(at end: TripStop) -> CalendarDay {
        (planned(at: end) ?? departure).day
    }

    /// The time that a reading of the clock at an end means: so many days after the day the timetable
    /// names or, if that is nil, on the day on which it is nearest to the timetable. An arrival
    /// that is not in the timetable is the first that there can be after the departure, by the clock
    /// there unless another was recorded; where that would be more than 18 hours later, the time
    /// before the departure is meant, which cannot be recorded.
    public func reading(
        at end: TripStop, hour: Int, minute: Int, daysLater: Int?
    ) throws(TripRecordError) -> DateTime {
        let planned = planned(at: end)
        let departed = actualDeparture ?? departure
        let reference = planned ?? departed
        let zone = planned?.zone ?? actual(at: end)?.zone ?? departure.zone
        let known = actual(at: end) ?? reference
        // Where two are as near, the first of these counts.
        let days = daysLater.map { [$0] } ?? (planned == nil ? [0, 1, -1, 2] : [1, 0, -1])
        let readings = days.compactMap { firstDay(at: end).advanced(byDays: $0) }
            .compactMap { DateTime($0, hour: hour, minute: minute, zone: zone) }
            .map { $0.nearest(to: known) }
            .filter { time in
                planned != nil || daysLater != nil
                    || departed.duration(until: time).map { $0 > .zero - Self.mostBefore } ?? true
            }
        guard
            let time = readings.min(by: { $0.distance(to: reference) < $1.distance(to: reference) })
        else { throw .noSuchTime }
        if let skipped = time.skipped { throw .skipped(skipped) }
        return time
    }

    /// A reading so shortly before the departure is not taken for one of the next day.
    private static var mostBefore: Duration { .seconds(6 * 3600) }

    /// The first day on which it can have arrived at that time, as days after the first one there;
    /// nil where there is none in sight.
    public func firstPossibleDay(hour: Int, minute: Int) -> Int? {
        (-1...60).first { days in
            let outcome = TripOutcome.at(.arrival, hour: hour, minute: minute, daysLater: days)
            return (try? recording(outcome)) != nil
        }
    }
}

extension DateTime {
    /// The time between, whichever comes first; none where nobody knows.
    fileprivate func distance(to other: DateTime) -> Duration {
        guard let duration = duration(until: other) else { return .zero }
        return max(duration, .zero - duration)
    }
}

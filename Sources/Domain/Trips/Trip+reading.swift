extension Trip {
    /// What a reading of the clock at an end means: so many days after the day the timetable
    /// names, or, where that is nil, on the day on which it is nearest to the timetable.
    public func reading(
        at end: TripEnd, hour: Int, minute: Int, daysLater: Int?
    ) throws(TripRecordError) -> DateTime {
        guard let planned = planned(at: end) else { throw .noTimetable(end) }
        let known = actual(at: end) ?? planned
        // Where two are as near, the first of these counts.
        let days = daysLater.map { [$0] } ?? [1, 0, -1]
        let readings = days.compactMap { planned.day.advanced(byDays: $0) }
            .compactMap { DateTime($0, hour: hour, minute: minute, zone: planned.zone) }
            .map { $0.nearest(to: known) }
        guard let time = readings.min(by: { $0.distance(to: planned) < $1.distance(to: planned) })
        else { throw .noSuchTime }
        if let skipped = time.skipped { throw .skipped(skipped) }
        return time
    }

    /// The first day on which it can have arrived at that time, as days after the one that the
    /// timetable names; nil where there is none in sight.
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

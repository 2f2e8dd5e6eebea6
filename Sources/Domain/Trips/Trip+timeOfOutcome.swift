extension Trip {
    /// Returns the day from which days at an end are counted: its scheduled day, or else that of
    /// the departure.
    public func firstDay(at end: TripStop) -> CalendarDay {
        (planned(at: end) ?? departure).day
    }

    /// Returns the time that a local time at an end stands for: so many days after the scheduled
    /// day or, if `daysLater` is `nil`, on the day that brings it nearest to the timetable. If no
    /// arrival is scheduled, it is the first possible one after the departure; if that would be
    /// more than 18 hours later, it is the time before the departure, which cannot be recorded.
    public func reading(
        at end: TripStop, hour: Int, minute: Int, daysLater: Int?
    ) throws(TripRecordError) -> DateTime {
        let planned = planned(at: end)
        let departed = actualDeparture ?? departure
        let reference = planned ?? departed
        let zone = planned?.zone ?? actual(at: end)?.zone ?? departure.zone
        let known = actual(at: end) ?? reference
        // The first day in this list counts where two are equally near.
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
        return try time.existing(or: TripRecordError.skipped)
    }

    /// The time before the departure within which an arrival is not taken for one on the next day.
    private static var mostBefore: Duration { .seconds(6 * 3600) }

    /// Returns the first day on which the trip can have arrived at a time, as a number of days
    /// after the first day there, or `nil` if there is none within two months.
    public func firstPossibleDay(hour: Int, minute: Int) -> Int? {
        (-1...60).first { days in
            let outcome = TripOutcome.at(.arrival, hour: hour, minute: minute, daysLater: days)
            return (try? recording(outcome)) != nil
        }
    }
}

extension DateTime {
    /// Returns the absolute time between the two, or zero if they cannot be compared.
    fileprivate func distance(to other: DateTime) -> Duration {
        guard let duration = duration(until: other) else { return .zero }
        return max(duration, .zero - duration)
    }
}

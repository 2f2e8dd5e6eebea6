extension Trip {
    /// How long it takes by the timetable; nil where that cannot be known.
    public var duration: Duration? {
        arrival.flatMap { departure.duration(until: $0) }
    }

    /// How long it really took; nil unless both ends were recorded, and for a trip that did not
    /// run.
    public var actualDuration: Duration? {
        guard disruption != .cancelled, let actualDeparture, let actualArrival else { return nil }
        return actualDeparture.duration(until: actualArrival)
    }

    /// By the timetable.
    public func planned(at end: TripStop) -> DateTime? {
        end == .departure ? departure : arrival
    }

    /// The actual time, or nil if it was never recorded.
    public func actual(at end: TripStop) -> DateTime? {
        end == .departure ? actualDeparture : actualArrival
    }

    /// Late when positive, early when negative, on time when zero; nil where it was never
    /// recorded, and for a trip that did not run: it is neither.
    public func delay(at end: TripStop) -> Duration? {
        guard disruption != .cancelled, let planned = planned(at: end), let actual = actual(at: end)
        else { return nil }
        return planned.duration(until: actual)
    }
}

extension Trip {
    /// The scheduled travel time, or `nil` if it is unknown.
    public var duration: Duration? {
        arrival.flatMap { departure.duration(until: $0) }
    }

    /// The actual travel time, or `nil` unless both ends were recorded. It is `nil` for a trip that
    /// did not run.
    public var actualDuration: Duration? {
        guard disruption != .cancelled, let actualDeparture, let actualArrival else { return nil }
        return actualDeparture.duration(until: actualArrival)
    }

    /// Returns the scheduled time at an end, or `nil` if there is none.
    public func planned(at end: TripStop) -> DateTime? {
        end == .departure ? departure : arrival
    }

    /// Returns the actual time at an end, or `nil` if it was not recorded.
    public func actual(at end: TripStop) -> DateTime? {
        end == .departure ? actualDeparture : actualArrival
    }

    /// Returns the delay at an end, negative if early, or `nil` if it was not recorded or the trip
    /// did not run.
    public func delay(at end: TripStop) -> Duration? {
        guard disruption != .cancelled, let planned = planned(at: end), let actual = actual(at: end)
        else { return nil }
        return planned.duration(until: actual)
    }
}

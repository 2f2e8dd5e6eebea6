public enum TripOutcome: Hashable, Sendable {
    case onTime(TripStop)
    /// The delay in minutes, negative if early.
    case late(TripStop, minutes: Int)
    /// A local time at an end: so many days after the scheduled day, or on the day that brings it
    /// nearest to the timetable. A time that occurs twice means the one nearer to the recorded
    /// time, or else to the timetable. An arrival without a scheduled time counts from the
    /// departure.
    case at(TripStop, hour: Int, minute: Int, daysLater: Int? = nil)
    /// A time at an end, such as the current minute.
    case time(TripStop, DateTime)
    /// A cancellation. A train may have broken down on the way, in which case earlier recorded
    /// times are kept.
    case cancelled(keepingTimes: Bool = true)
    case missedConnection
    /// The traveller gave up or turned back without a substitute.
    case abandoned(Abandonment)
    /// The time at an end is unknown after all.
    case notRecorded(TripStop)
    /// The trip was not disrupted after all.
    case undisrupted
}

extension Trip {
    /// Returns the trip with an outcome recorded.
    ///
    /// Recording a time removes a cancellation, and recording the arrival removes an abandonment. A
    /// missed connection is removed only by an arrival that is not late, as a train may leave on
    /// time and still miss it.
    ///
    /// - Throws: The reason why the outcome is impossible.
    public func recording(_ outcome: TripOutcome) throws(TripRecordError) -> Trip {
        var trip = self
        switch outcome {
        case .onTime(let end):
            guard let planned = planned(at: end) else { throw .noTimetable(end) }
            try trip.record(planned, at: end)
        case .late(let end, let minutes):
            guard let planned = planned(at: end) else { throw .noTimetable(end) }
            let (seconds, overflow) = minutes.multipliedReportingOverflow(by: 60)
            guard !overflow, let actual = planned.advanced(by: .seconds(seconds)) else {
                throw .noSuchTime
            }
            try trip.record(actual, at: end)
        case .at(let end, let hour, let minute, let daysLater):
            let actual = try reading(at: end, hour: hour, minute: minute, daysLater: daysLater)
            try trip.record(actual, at: end)
        case .time(let end, let actual):
            try trip.record(actual, at: end)
        case .cancelled(let keepsTimes):
            trip.disruption = .cancelled
            if !keepsTimes { trip.forgetTimes() }
        case .missedConnection:
            trip.disruption = .missedConnection
        case .abandoned(let abandonment):
            trip.abandonment = abandonment
        case .notRecorded(.departure):
            trip.actualDeparture = nil
        case .notRecorded(.arrival):
            trip.actualArrival = nil
        case .undisrupted:
            trip.disruption = nil
            trip.abandonment = .none
        }
        return trip
    }

    private mutating func record(_ actual: DateTime, at end: TripStop) throws(TripRecordError) {
        switch end {
        case .departure: actualDeparture = actual
        case .arrival: actualArrival = actual
        }
        if disruption == .cancelled { disruption = nil }
        if end == .arrival { abandonment = .none }
        if end == .arrival, let delay = delay(at: .arrival), delay <= .zero { disruption = nil }
        if let error = recordError(of: end) { throw error }
    }
}

/// The reason why an outcome of a trip cannot be recorded.
public enum TripRecordError: Error, Hashable, Codable, Sendable {
    /// There is no scheduled time at the end, so it cannot have a delay.
    case noTimetable(TripStop)
    /// The time of day does not exist.
    case noSuchTime
    /// The local time does not exist because clocks are put forward over it.
    case skipped(SkippedTime)
    case arrivedBeforeDeparture(DateTime, departure: DateTime)
    /// The arrival is before the scheduled departure, and no actual departure was recorded.
    case arrivedBeforeTimetable(DateTime, departure: DateTime)
    case departedAfterArrival(DateTime, arrival: DateTime)
}

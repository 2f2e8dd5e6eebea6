/// Something that happened to a trip, as somebody records it.
public enum TripOutcome: Hashable, Sendable {
    case onTime(TripStop)
    /// Minutes after the timetable; negative for early.
    case late(TripStop, minutes: Int)
    /// A reading of the clock at that end: so many days after the day the timetable names, or on
    /// the day on which it is nearest to the timetable. One that the clock shows twice means the
    /// time nearer to what was recorded, or else to the timetable. An arrival that no timetable
    /// names counts from the departure.
    case at(TripStop, hour: Int, minute: Int, daysLater: Int? = nil)
    /// A time by the clock at that end, such as this minute.
    case time(TripStop, DateTime)
    /// A train may have left, and broken down on the way: then the times recorded before stay.
    case cancelled(keepingTimes: Bool = true)
    case missedConnection
    /// Nothing was taken in its place.
    case abandoned(Abandonment)
    /// Nobody knows after all what happened at that end.
    case notRecorded(TripStop)
    /// Nothing kept it from happening as planned after all.
    case undisrupted
}

extension Trip {
    /// This trip with an outcome recorded.
    ///
    /// Recording a time takes a cancellation back, and that of the arrival that somebody gave up. A missed connection goes with an arrival that
    /// is not late, and with nothing else: a train may well leave on time and miss it.
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

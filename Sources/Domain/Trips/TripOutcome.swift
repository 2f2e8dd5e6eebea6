/// What somebody says happened to a trip.
public enum TripOutcome: Hashable, Sendable {
    case onTime(TripEnd)
    /// Minutes after the timetable; negative for early.
    case late(TripEnd, minutes: Int)
    /// A reading of the clock at that end, so many days after the day the timetable names. One
    /// that it shows twice means the time nearer to what was recorded, or else to the timetable.
    case at(TripEnd, hour: Int, minute: Int, daysLater: Int)
    case cancelled
    case missedConnection
}

extension Trip {
    /// This trip with an outcome recorded; nil where the timetable lacks the time it refers to,
    /// or no clock shows the time it names.
    ///
    /// Times recorded before stay where a disruption is recorded: a train may break down on the
    /// way. Recording a time takes a cancellation back, and being on time a missed connection too.
    public func recording(_ outcome: TripOutcome) -> Trip? {
        var trip = self
        switch outcome {
        case .onTime(let end):
            guard let planned = planned(at: end) else { return nil }
            trip.record(planned, at: end)
            trip.disruption = nil
        case .late(let end, let minutes):
            let (seconds, overflow) = minutes.multipliedReportingOverflow(by: 60)
            guard !overflow, let actual = planned(at: end)?.advanced(by: .seconds(seconds)) else {
                return nil
            }
            trip.record(actual, at: end)
        case .at(let end, let hour, let minute, let daysLater):
            guard let planned = planned(at: end),
                let day = planned.day.advanced(byDays: daysLater),
                let actual = DateTime(day, hour: hour, minute: minute, zone: planned.zone)
            else { return nil }
            trip.record(actual.nearest(to: self.actual(at: end) ?? planned), at: end)
        case .cancelled:
            trip.disruption = .cancelled
        case .missedConnection:
            trip.disruption = .missedConnection
        }
        return trip
    }

    private mutating func record(_ actual: DateTime, at end: TripEnd) {
        switch end {
        case .departure: actualDeparture = actual
        case .arrival: actualArrival = actual
        }
        if disruption == .cancelled { disruption = nil }
    }
}

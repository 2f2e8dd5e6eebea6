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

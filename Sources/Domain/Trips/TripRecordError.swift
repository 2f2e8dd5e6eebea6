/// Why something cannot be recorded about a trip.
public enum TripRecordError: Error, Hashable, Sendable {
    /// The timetable names no time at that end, so nothing can be late there.
    case noTimetable(TripStop)
    /// A time that no clock ever shows.
    case noSuchTime
    /// A time that the clock does not show that night.
    case skipped(SkippedTime)
    case arrivedBeforeDeparture(DateTime, departure: DateTime)
    /// The same by the timetable, where nobody wrote down when it departed.
    case arrivedBeforeTimetable(DateTime, departure: DateTime)
    case departedAfterArrival(DateTime, arrival: DateTime)
}

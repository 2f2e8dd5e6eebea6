/// What keeps something from being recorded of a trip.
public enum TripRecordError: Error, Hashable, Sendable {
    /// The timetable names no time at that end, so nothing can be late there.
    case noTimetable(TripEnd)
    /// A time that no clock ever shows.
    case noSuchTime
    /// A time that the clock does not show that night.
    case skipped(SkippedTime)
    case arrivedBeforeDeparture(DateTime, departure: DateTime)
    /// The same by the timetable, where nobody wrote down when it departed.
    case arrivedBeforeTimetable(DateTime, departure: DateTime)
    case departedAfterArrival(DateTime, arrival: DateTime)
}

extension TripRecordError: CustomStringConvertible {
    public var description: String { sentence(.plain) }

    public func sentence(_ words: TimeWords) -> String {
        switch self {
        case .noTimetable(let end):
            return
                "The timetable has no \(end.rawValue) time. Edit the trip and add it first."
        case .noSuchTime:
            return "There is no such time of day."
        case .skipped(let time):
            return time.sentence(words)
        case .arrivedBeforeDeparture(let arrival, let departure):
            return "It cannot have arrived at \(words.when(arrival, beside: departure)), before it "
                + "departed at \(words.when(departure, beside: arrival))."
        case .arrivedBeforeTimetable(let arrival, let departure):
            return "It cannot have arrived at \(words.when(arrival, beside: departure)), before "
                + "its departure at \(words.when(departure, beside: arrival)). If it departed "
                + "earlier than planned, record that first."
        case .departedAfterArrival(let departure, let arrival):
            return "It cannot have departed at \(words.when(departure, beside: arrival)), after it "
                + "arrived at \(words.when(arrival, beside: departure)). If the arrival is wrong, "
                + "record that first."
        }
    }
}

extension TimeWords {
    /// The time, with its zone and day where another time beside it has others.
    fileprivate func when(_ time: DateTime, beside other: DateTime) -> String {
        let zone = time.zone == other.zone || time.zone.name.isEmpty ? "" : " (\(time.zone.name))"
        let day = time.day == other.day ? "" : " on \(self.day(time.day))"
        return self.time(time) + zone + day
    }
}

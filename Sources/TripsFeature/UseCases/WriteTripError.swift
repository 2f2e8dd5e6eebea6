internal import Domain

/// Why something about a trip was not written down.
enum WriteTripError: Error, Hashable {
    case journal(JournalError)
    case trip(TripError)
    /// The entry is not a trip any more.
    case noTrip
    /// The timetable names no time at that end, so nothing can be late there.
    case noTimetable(TripEnd)
    /// A time that no clock shows.
    case noSuchTime
}

extension WriteTripError: CustomStringConvertible {
    var description: String {
        switch self {
        case .journal(let error): error.description
        case .trip(let error): error.description
        case .noTrip: "Another program has made this entry into something that is no trip."
        case .noTimetable(.departure):
            "The timetable names no time of departure. Edit the trip and write it down first."
        case .noTimetable(.arrival):
            "The timetable names no time of arrival. Edit the trip and write it down first."
        case .noSuchTime: "No clock shows this time."
        }
    }
}

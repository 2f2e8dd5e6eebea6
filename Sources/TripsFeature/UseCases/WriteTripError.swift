internal import Domain

/// Why something about a trip was not written down.
enum WriteTripError: Error, Hashable {
    case journal(JournalError)
    case trip(TripError)
    /// The entry is not a trip any more.
    case noTrip
    case record(TripRecordError)
}

extension WriteTripError: CustomStringConvertible {
    var description: String { sentence(.plain) }

    func sentence(_ words: TimeWords) -> String {
        switch self {
        case .journal(let error): error.description
        case .trip(let error): error.description
        case .record(let error): error.sentence(words)
        case .noTrip: "Another program has made this entry into something that is no trip."
        }
    }
}

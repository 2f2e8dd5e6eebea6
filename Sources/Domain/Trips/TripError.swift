/// What keeps a trip from being an entry.
public enum TripError: Error, Hashable, Sendable {
    case emptyOrigin
    case emptyDestination
    case arrivalBeforeDeparture
    /// What was recorded cannot have happened.
    case record(TripRecordError)
    case noSuchDay
    case noSuchTime
    /// A time that the clock does not show that night.
    case skipped(SkippedTime)
    case unknownTimeZone(String)
    case fareIsNoNumber
    case currencyIsNoCode
    case currencyWithoutFare
    case coordinatesAreNoPlace(String)
    case distanceIsNoNumber(String)
}

extension TripError: CustomStringConvertible {
    public var description: String { sentence(.plain) }

    public func sentence(_ words: TimeWords) -> String {
        switch self {
        case .emptyOrigin: "A trip needs a place to depart from."
        case .emptyDestination: "A trip needs a place to arrive at."
        case .arrivalBeforeDeparture: "The arrival is before the departure."
        case .record(let error): error.sentence(words)
        case .noSuchDay: "This is not a date."
        case .noSuchTime: "This is not a time of day."
        case .skipped(let time): time.sentence(words)
        case .unknownTimeZone(let name):
            "“\(name)” is not a known time zone; one looks like Europe/Vienna."
        case .fareIsNoNumber: "A fare is a number, such as 49.90."
        case .currencyIsNoCode: "A currency has three letters, such as EUR."
        case .currencyWithoutFare: "How much was it? A currency alone is not kept."
        case .coordinatesAreNoPlace(let text):
            "“\(text)” is not a place on the Earth: write its latitude, then its longitude, such as "
                + "50.8659, 7.1427."
        case .distanceIsNoNumber(let text):
            "“\(text)” is not a distance: write kilometres, such as 12.5."
        }
    }
}

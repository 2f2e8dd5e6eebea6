/// What keeps a trip from being an entry.
public enum TripError: Error, Hashable, Sendable {
    case emptyOrigin
    case emptyDestination
    case arrivalBeforeDeparture
    case unknownTimeZone(String)
}

extension TripError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyOrigin: "A trip needs a place to depart from."
        case .emptyDestination: "A trip needs a place to arrive at."
        case .arrivalBeforeDeparture: "The arrival is before the departure."
        case .unknownTimeZone(let name):
            "“\(name)” is not a known time zone; one looks like Europe/Vienna."
        }
    }
}

/// What keeps a trip from being an entry.
public enum TripError: Error, Hashable, Sendable {
    case emptyOrigin
    case emptyDestination
    case arrivalBeforeDeparture
    case unknownTimeZone(String)
    case fareIsNoNumber
    case currencyIsNoCode
    case coordinatesAreNoPlace(String)
    case distanceIsNoNumber(String)
}

extension TripError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyOrigin: "A trip needs a place to depart from."
        case .emptyDestination: "A trip needs a place to arrive at."
        case .arrivalBeforeDeparture: "The arrival is before the departure."
        case .unknownTimeZone(let name):
            "“\(name)” is not a known time zone; one looks like Europe/Vienna."
        case .fareIsNoNumber: "A fare is a number, such as 49.90."
        case .currencyIsNoCode: "A currency has three letters, such as EUR."
        case .coordinatesAreNoPlace(let text):
            "“\(text)” is not a place on the Earth: write its latitude, then its longitude, such as "
                + "50.8659, 7.1427."
        case .distanceIsNoNumber(let text):
            "“\(text)” is not a distance: write kilometres, such as 12.5."
        }
    }
}

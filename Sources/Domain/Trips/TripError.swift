/// A rule that an invalid trip breaks, or a text that cannot be read as the value of a field.
public enum TripError: Error, Hashable, Codable, Sendable {
    case emptyOrigin
    case emptyDestination
    case arrivalBeforeDeparture
    case record(TripRecordError)
    case noSuchDay
    case noSuchTime
    /// The local time does not exist because clocks are put forward over it.
    case skipped(SkippedTime)
    case unknownTimeZone(String)
    case fareIsNoNumber(String)
    case currencyIsNoCode(String)
    case currencyWithoutFare
    /// The amount has one currency, and the field beside it another.
    case twoCurrencies(String, String)
    case coordinatesAreNoPlace(String)
    case distanceIsNoNumber(String)
}

extension TripError: FieldError {
    public var field: FieldName? {
        switch self {
        case .emptyOrigin: .from
        case .emptyDestination: .to
        case .fareIsNoNumber, .currencyIsNoCode, .currencyWithoutFare, .twoCurrencies: .fare
        case .distanceIsNoNumber: .distance
        case .arrivalBeforeDeparture: .arrival
        case .record, .noSuchDay, .noSuchTime, .skipped, .unknownTimeZone, .coordinatesAreNoPlace:
            nil
        }
    }

    public init?(unread text: String, in field: FieldName) {
        switch field {
        case .fromCoordinates, .toCoordinates: self = .coordinatesAreNoPlace(text)
        case .distance: self = .distanceIsNoNumber(text)
        default: return nil
        }
    }
}

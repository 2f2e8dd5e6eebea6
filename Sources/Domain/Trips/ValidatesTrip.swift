/// Validates that a trip has an origin and a destination and does not arrive before it departs.
public struct ValidatesTrip: ValidatesEntry {
    public func errors(in trip: Trip) -> [TripError] {
        var errors: [TripError] = []
        if trip.from.allSatisfy(\.isWhitespace) { errors.append(.emptyOrigin) }
        if trip.to.allSatisfy(\.isWhitespace) { errors.append(.emptyDestination) }
        if let duration = trip.duration, duration < .zero { errors.append(.arrivalBeforeDeparture) }
        return errors
    }

    /// Returns the rules that a change breaks. Changed actual times must be possible; a file may
    /// have others, which are kept until they are changed.
    public func errors(in trip: Trip, changedFrom before: Trip?) -> [TripError] {
        let errors = errors(in: trip)
        guard before?.recordError() == nil, let error = trip.recordError() else { return errors }
        return errors + [.record(error)]
    }

    /// Returns a typed currency code in capitals.
    ///
    /// - Throws: `TripError.currencyIsNoCode` if it is not a code.
    public func currency(typed text: String) throws(TripError) -> String {
        guard text.count == 3, text.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            throw .currencyIsNoCode(text)
        }
        return text.uppercased()
    }
}

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

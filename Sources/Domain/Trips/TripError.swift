/// A rule that an invalid trip breaks, or a text that cannot be read as the value of a field.
public enum TripError: Error, Hashable, Sendable {
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

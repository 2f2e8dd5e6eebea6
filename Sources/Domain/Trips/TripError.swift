/// A rule that a trip breaks, or a text that cannot be part of one.
public enum TripError: Error, Hashable, Sendable {
    case emptyOrigin
    case emptyDestination
    case arrivalBeforeDeparture
    /// The times that were recorded are impossible.
    case record(TripRecordError)
    case noSuchDay
    case noSuchTime
    /// A time that the clock does not show that night.
    case skipped(SkippedTime)
    case unknownTimeZone(String)
    case fareIsNoNumber(String)
    case currencyIsNoCode(String)
    case currencyWithoutFare
    /// The amount says one currency, and the field beside it another.
    case twoCurrencies(String, String)
    case coordinatesAreNoPlace(String)
    case distanceIsNoNumber(String)
}

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

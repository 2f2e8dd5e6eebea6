/// Why a file is not an entry, or an entry cannot become a file.
public enum CalendarDefect: Error, Hashable, Sendable {
    /// - Parameters:
    ///   - bytes: nil where it was not read to its end.
    ///   - most: how many bytes would have been read.
    case tooLarge(bytes: Int? = nil, most: Int)
    case notUTF8
    case notCalendar
    case brokenOff(component: String)
    case tooDeep
    /// - Parameters:
    ///   - kind: nil while nobody knows what kind of entry it is.
    ///   - room: for how many of its letters there is room.
    case textTooLong(property: String, of: EntryKind? = nil, room: Int)
    case noEntry(components: Set<String>)
    case noDeparture
    case departureWithoutTime
    case zone(ZoneDefect)
    case film(FilmError)
    case trip(TripError)
    /// A change would make a film a trip, or a trip a film.
    case anotherKind
    /// What was to be written says something else when it is read.
    case notReadBack
}

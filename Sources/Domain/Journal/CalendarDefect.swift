/// Why a file is not an entry, or an entry cannot become a file.
package enum CalendarDefect: Error, Hashable, Sendable {
    /// - Parameters:
    ///   - bytes: nil where it was not read to its end.
    ///   - most: how many bytes would have been read.
    case tooLarge(bytes: Int? = nil, most: Int)
    case notUTF8
    case notCalendar
    case brokenOff(component: String)
    case tooDeep
    /// - Parameter room: for how many of its letters there is room.
    case textTooLong(Text, room: Int)
    /// - Parameter item: what the file holds instead; nil for nothing that has a name.
    case noEntry(OtherItem? = nil)
    case noDeparture
    case departureWithoutTime
    case zone(ZoneDefect)
    case film(FilmError)
    case trip(TripError)
    case pass(PassError)
    case claim(ClaimError)
    /// A change would make it an entry of another kind.
    case anotherKind(from: EntryKind)
    /// What was to be written says something else when it is read.
    case notReadBack

    /// A text in a file.
    package enum Text: Hashable, Sendable {
        case field(FieldName)
        case reservation
        /// Nothing of an entry has its name.
        case line(String)
    }

    /// What a file may hold that is neither a film nor a trip.
    package enum OtherItem: Hashable, Sendable {
        case event, note, task
        /// A film that was to be seen, until somebody cancelled that.
        case cancelledFilm
    }
}

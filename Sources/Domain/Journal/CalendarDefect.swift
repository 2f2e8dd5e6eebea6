/// The reason why a file is not an entry, or an entry cannot be written to a file.
package enum CalendarDefect: Error, Hashable, Sendable {
    /// - Parameters:
    ///   - bytes: The size of the file, or `nil` if it was not read to its end.
    ///   - most: The greatest size that is read, in bytes.
    case tooLarge(bytes: Int? = nil, most: Int)
    case notUTF8
    case notCalendar
    case brokenOff(component: String)
    case tooDeep
    /// - Parameter room: The number of characters that fit.
    case textTooLong(Text, room: Int)
    /// The file holds this item instead, or `nil` for one without a name.
    case noEntry(OtherItem? = nil)
    case noDeparture
    case departureWithoutTime
    case zone(ZoneDefect)
    case film(FilmError)
    case trip(TripError)
    case pass(PassError)
    case claim(ClaimError)
    /// A change would turn the entry into one of another kind.
    case anotherKind(from: EntryKind)
    /// The written text differs when it is read again.
    case notReadBack

    package enum Text: Hashable, Sendable {
        case field(FieldName)
        case reservation
        /// A content line that is no field of an entry, by its name.
        case line(String)
    }

    /// An item in a file that is neither a film nor a trip.
    package enum OtherItem: Hashable, Sendable {
        case event, note, task
        case cancelledFilm
    }
}

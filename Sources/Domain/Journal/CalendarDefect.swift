/// The reason why a file is not an entry, or an entry cannot be written to a file.
public enum CalendarDefect: Error, Hashable, Codable, Sendable {
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

    public enum Text: Hashable, Codable, Sendable {
        case field(FieldName)
        case reservation
        /// A content line that is no field of an entry, by its name.
        case line(String)
    }

    /// An item in a file that is neither a film nor a trip.
    public enum OtherItem: Hashable, Codable, Sendable {
        case event, note, task
        case cancelledFilm
    }
}

/// A fault in a file that can be read nevertheless.
public enum CalendarOddity: Hashable, Sendable {
    case noUID
    case noStamp
    case ignored(property: String, value: String)
    /// - Parameter count: the number of events and notes; there should be one.
    case several(count: Int)
}

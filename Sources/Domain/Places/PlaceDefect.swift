/// A reason for which a line of a person's own list of places is not used, or all of it.
public struct PlaceDefect: Error, Hashable, Sendable {
    /// The name of the file, without its folder.
    public let file: String
    /// The number of the line, of which the heading is the first; `nil` for the whole file.
    public let line: Int?
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
        case unreadable
        /// The heading names no such column.
        case noColumn(String)
        /// A quote is opened and not closed.
        case openQuote
        case noName
        case notALatitude(String)
        case notALongitude(String)
        /// It is no zone of the time zone database that tells a country.
        case notAZone(String)
    }

    public init(file: String, line: Int? = nil, _ reason: Reason) {
        self.file = file
        self.line = line
        self.reason = reason
    }
}

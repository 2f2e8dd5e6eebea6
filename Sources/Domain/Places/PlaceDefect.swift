/// The reason why a line of the user's own list of places, or all of the list, is not used.
public struct PlaceDefect: Error, Hashable, Sendable {
    /// The name of the file, without its folder.
    public let file: String
    /// The number of the line, counted from 1 at the heading, or `nil` for the whole file.
    public let line: Int?
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
        case unreadable
        /// The heading lacks the column of this name.
        case noColumn(String)
        /// A quotation mark is opened and not closed.
        case openQuote
        case noName
        case notALatitude(String)
        case notALongitude(String)
        /// The text is not a zone of the time zone database that tells a country.
        case notAZone(String)
    }

    public init(file: String, line: Int? = nil, _ reason: Reason) {
        self.file = file
        self.line = line
        self.reason = reason
    }
}

/// The reason why a name in a file stands for no time zone.
public enum ZoneDefect: Error, Hashable, Codable, Sendable {
    /// Neither the time zone database nor the file has the zone.
    case unknown(String)
    /// The file's definition of the zone cannot be read.
    case senseless(String)
    /// A rule of the definition never applies, such as one for 30 February.
    case never(String)
    /// The definition takes more work than any real one.
    case endless(String)
}

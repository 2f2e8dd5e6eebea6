/// A remark about a source that was recognised.
public enum SourceNote: Hashable, Sendable {
    /// A service's export, with the files that were read from it.
    case export(of: String, files: [String])
    /// A calendar, with the services that wrote its events.
    case calendar(String, by: [String])
    /// A backup, with the number of its saved searches.
    case backup(String, searches: Int)
    case reservations(String)
    /// A file whose text is not Unicode.
    case encoding(of: String, String)
    /// The one of several sheets that is read.
    case sheet(String, of: String)
}

/// Where an entry was imported from, and what was said of it there at the last import.
public struct ImportMark: Hashable, Sendable {
    /// The service or the program, such as `Letterboxd`.
    public let source: String
    /// The name of the entry there, the same in every later export of that source.
    public let key: String
    /// A fingerprint of what the source said of each field, by the field's name. With it a later
    /// import can tell what changed there from what was changed here.
    public var said: [String: String]

    public init(source: String, key: String, said: [String: String] = [:]) {
        self.source = source
        self.key = key
        self.said = said
    }
}

/// The origin of an imported entry, with the values that the source had at the last import.
public struct ImportMark: Hashable, Sendable {
    /// The name of the service or program, such as `Letterboxd`.
    public let source: String
    /// The identifier of the entry in the source, the same in each export.
    public let key: String
    /// A fingerprint of the source's value for each field, by the field's name. A later import uses
    /// it to tell changes in the source from those in the journal.
    public var said: [String: String]

    public init(source: String, key: String, said: [String: String] = [:]) {
        self.source = source
        self.key = key
        self.said = said
    }
}

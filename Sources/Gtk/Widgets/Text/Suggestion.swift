/// A text that an entry offers while somebody types in it.
public struct Suggestion: Hashable, Sendable {
    /// How the list calls it.
    public let name: String
    /// What stands beside the name, dim.
    public let note: String
    /// The text of the entry once it is chosen.
    public let text: String

    /// A suggestion with nothing beside its name, unless told otherwise.
    public init(_ name: String, note: String = "", text: String) {
        self.name = name
        self.note = note
        self.text = text
    }
}

/// A text that an entry offers while a person types in it.
public struct Suggestion: Hashable, Sendable {
    /// The name in the list.
    public let name: String
    /// The dim text beside the name.
    public let note: String
    /// The text of the entry once the suggestion is chosen.
    public let text: String

    /// Makes a suggestion, by default without a note.
    public init(_ name: String, note: String = "", text: String) {
        self.name = name
        self.note = note
        self.text = text
    }
}

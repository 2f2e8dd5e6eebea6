/// A completion of the text in the search.
public struct SearchSuggestion: Hashable, Sendable {
    /// The label in the list of suggestions, such as `director:`.
    public let name: String
    /// The meaning of the search, or empty if the label is enough.
    public let meaning: String
    /// The text of the search after the choice.
    public let search: String
}

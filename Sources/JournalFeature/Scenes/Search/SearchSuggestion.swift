/// A way on for what somebody is typing into the search.
public struct SearchSuggestion: Hashable, Sendable {
    /// What it is called in the list of suggestions, such as `director:`.
    public let name: String
    /// What that finds; empty where the name says it.
    public let meaning: String
    /// The text of the search once it is chosen.
    public let search: String
}

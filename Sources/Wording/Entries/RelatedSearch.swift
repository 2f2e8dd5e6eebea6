/// A search for entries that have something in common with one, such as all films at its cinema.
public struct RelatedSearch: Hashable, Sendable {
    /// The name of the entries that it finds, such as "Films at Filmhauskino".
    public let name: String
    /// The search that finds them in the list, as a person would type it.
    public let search: String

    /// Makes a search with its name.
    public init(name: String, search: String) {
        self.name = name
        self.search = search
    }
}

/// What an entry is part of, such as all films at its cinema.
public nonisolated struct RelatedSearch: Hashable, Sendable {
    /// Such as "Films at Filmhauskino".
    public let name: String
    /// Finds them in the list.
    public let search: String

    /// A search under the name of what it finds.
    public init(name: String, search: String) {
        self.name = name
        self.search = search
    }
}

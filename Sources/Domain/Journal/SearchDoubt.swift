/// A part of a search that looks like a question about a fact but is none.
public struct SearchDoubt: Hashable, Sendable {
    /// The text as typed, such as `opertor:db`.
    public let typed: String
    /// Whether the text is two terms, separated by a space, that are probably meant as one.
    public let isParted: Bool
    /// The term that is probably meant, such as `operator:db`, or `nil` if none is near.
    public let meant: String?
    /// The whole search with the term that is probably meant, or `nil` if none is near.
    public let search: String?
    /// An example of a term, such as `late:>30`, if none is near.
    public let example: String?

    public init(
        _ typed: String, isParted: Bool = false, meant: String? = nil, search: String? = nil,
        example: String? = nil
    ) {
        self.typed = typed
        self.isParted = isParted
        self.meant = meant
        self.search = search
        self.example = example
    }
}

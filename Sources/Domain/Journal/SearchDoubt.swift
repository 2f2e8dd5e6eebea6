/// A part of a search's text that asks for no fact, though it looks as if it should.
public struct SearchDoubt: Hashable, Sendable {
    /// As it was typed, such as `opertor:db`.
    public let typed: String
    /// Whether it asks for two things, parted by a blank, that are likely meant as one.
    public let isParted: Bool
    /// The term that is likely meant, such as `operator:db`; `nil` if nothing is near.
    public let meant: String?
    /// The text of the whole search with what is likely meant in its place.
    public let search: String?
    /// An example of a term, such as `late:>30`, where nothing is near.
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

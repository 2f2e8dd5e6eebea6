/// A group of entries with a common fact, and their number.
public struct CountedGroup<Key: Hashable & Sendable>: Hashable, Sendable {
    public let key: Key
    public let count: Int
    /// The search terms that find exactly these entries when added to the current search.
    public let terms: SearchTerms

    public init(_ key: Key, count: Int, terms: SearchTerms) {
        self.key = key
        self.count = count
        self.terms = terms
    }
}

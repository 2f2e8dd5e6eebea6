/// Some of the entries, by what they have in common, and how many they are.
public struct CountedGroup<Key: Hashable & Sendable>: Hashable, Sendable {
    public let key: Key
    public let count: Int
    /// Finds exactly these, together with what was asked for before.
    public let terms: SearchTerms

    public init(_ key: Key, count: Int, terms: SearchTerms) {
        self.key = key
        self.count = count
        self.terms = terms
    }
}

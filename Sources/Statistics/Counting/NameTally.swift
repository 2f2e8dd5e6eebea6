public import Domain

/// The number of entries with each text in a field, such as each genre. An entry with several
/// counts for each.
public struct NameTally: Hashable, Sendable {
    private let fact: SearchOperator
    private let base: SearchTerms
    private var known = ByName<CountedName, Int>(0)
    /// The number of entries without a text.
    private var without = 0

    /// - Parameters:
    ///   - fact: The search operator of the field.
    ///   - base: The search terms that find all added entries.
    public init(of fact: SearchOperator, _ base: SearchTerms) {
        self.fact = fact
        self.base = base
    }

    mutating func add(_ names: [CountedName]) {
        if names.isEmpty { without += 1 }
        for name in names { known.add(name) }
    }

    mutating func add(_ name: CountedName?) {
        guard let name else {
            without += 1
            return
        }
        known.add(name)
    }

    /// The number of different texts.
    public var count: Int { known.count }

    /// The texts in their usual spellings, the most frequent first, then by the alphabet.
    public var groups: [CountedGroup<CountedName>] { most(.max) }

    /// Returns the first of `groups`.
    public func most(_ count: Int) -> [CountedGroup<CountedName>] {
        known.most(count).map { group in
            CountedGroup(
                group.usual, count: group.value, terms: base + .whole(fact, group.name))
        }
    }

    /// The entries without a text, or `nil` if there are none.
    public var unknown: CountedGroup<CountedName?>? {
        without == 0 ? nil : CountedGroup(nil, count: without, terms: base + .hasNot(fact))
    }
}

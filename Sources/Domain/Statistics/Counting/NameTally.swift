/// How many entries have each text in a field, such as each genre. What has several counts once in each.
public struct NameTally: Hashable, Sendable {
    private let fact: SearchOperator
    private let base: SearchTerms
    private var known = ByName<CountedName, Int>(0)
    /// How many have none.
    private var without = 0

    /// - Parameters:
    ///   - fact: the operator that asks for the field.
    ///   - base: what finds everything that is added.
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

    /// How many different ones there are.
    public var count: Int { known.count }

    /// The most frequent first, then by the alphabet; each as it is written most often.
    public var groups: [CountedGroup<CountedName>] { most(.max) }

    /// The first of these.
    public func most(_ count: Int) -> [CountedGroup<CountedName>] {
        known.most(count).map { group in
            CountedGroup(
                group.usual, count: group.value, terms: base + .whole(fact, group.name))
        }
    }

    /// Those of which nobody wrote it down; nil where there are none.
    public var unknown: CountedGroup<CountedName?>? {
        without == 0 ? nil : CountedGroup(nil, count: without, terms: base + .hasNot(fact))
    }
}

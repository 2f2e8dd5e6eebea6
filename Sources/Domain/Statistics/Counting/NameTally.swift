/// How many entries have each text in a field, such as each genre. What has several counts once in each.
public struct NameTally: Hashable, Sendable {
    private let fact: SearchOperator
    private let base: SearchTerms
    private var known: [CountedName: Spellings] = [:]
    /// How many have none.
    private var without = 0

    /// - Parameters:
    ///   - fact: the operator that asks for the field.
    ///   - base: what finds everything that is added.
    public init(of fact: SearchOperator, _ base: SearchTerms) {
        self.fact = fact
        self.base = base
    }

    /// Of the texts of each entry.
    public init(
        of fact: SearchOperator, _ base: SearchTerms, in entries: some Sequence<[CountedName]>
    ) {
        self.init(of: fact, base)
        for names in entries { add(names) }
    }

    mutating func add(_ names: [CountedName]) {
        if names.isEmpty { without += 1 }
        for name in names { known[name, default: Spellings(name)].add(name) }
    }

    mutating func add(_ name: CountedName?) {
        guard let name else {
            without += 1
            return
        }
        known[name, default: Spellings(name)].add(name)
    }

    /// How many different ones there are.
    public var count: Int { known.count }

    /// The most frequent first, then by the alphabet; each as it is written most often.
    public var groups: [CountedGroup<CountedName>] { most(.max) }

    /// The first of these.
    public func most(_ count: Int) -> [CountedGroup<CountedName>] {
        known.first(count) { left, right in
            left.value.count == right.value.count
                ? left.key < right.key : left.value.count > right.value.count
        }.map { name, spellings in
            CountedGroup(
                spellings.usual, count: spellings.count, terms: base + .whole(fact, name))
        }
    }

    /// Those of which nobody wrote it down; nil where there are none.
    public var unknown: CountedGroup<CountedName?>? {
        without == 0 ? nil : CountedGroup(nil, count: without, terms: base + .hasNot(fact))
    }
}

/// The ways in which one name is written.
struct Spellings: Hashable, Sendable {
    private let first: CountedName
    private(set) var count = 0
    /// How often it is written otherwise.
    private var others: [String: Int] = [:]

    init(_ first: CountedName) {
        self.first = first
    }

    mutating func add(_ name: CountedName) {
        count += 1
        if name !== first, name.text != first.text { others[name.text, default: 0] += 1 }
    }

    /// The most frequent way, or of several the first by the alphabet.
    var usual: CountedName {
        guard !others.isEmpty else { return first }
        var all = others
        all[first.text] = count - others.values.reduce(0, +)
        let usual = all.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? first.text
        return CountedName(usual, key: first.key)
    }
}

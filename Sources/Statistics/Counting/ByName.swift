public import Domain

/// A text that may have several spellings which are equal.
protocol Spelled: Hashable, Sendable {
    /// The text as written.
    var written: String { get }
    func isWritten(like other: Self) -> Bool
}

extension CountedName: Spelled {
    var written: String { text }

    func isWritten(like other: CountedName) -> Bool { self === other || text == other.text }
}

extension Route: Spelled {
    var written: String { name }

    func isWritten(like other: Route) -> Bool {
        from.isWritten(like: other.from) && to.isWritten(like: other.to)
    }
}

/// A value for each name, which is shown in its most frequent spelling, or in the latest one if the
/// times of the entries are given.
struct ByName<Name: Spelled, Value: Hashable & Sendable>: Hashable, Sendable, Sequence {
    private var known: [Name: Group] = [:]
    private let start: Value

    struct Group: Hashable, Sendable {
        fileprivate(set) var value: Value
        fileprivate var spellings: Spellings<Name>

        /// The spelling that came first.
        var name: Name { spellings.first }
        /// The latest spelling, or else the most frequent one. Of several, it is the first by the
        /// alphabet.
        var usual: Name { spellings.latest ?? spellings.usual }
    }

    /// - Parameter start: The initial value of a name.
    init(_ start: Value) { self.start = start }

    /// - Parameter moment: The time of the entry, or `nil` if spellings are not told apart by it.
    mutating func add(_ name: Name, at moment: Int? = nil, _ count: (inout Value) -> Void) {
        let start = start
        known[name, default: Group(value: start, spellings: Spellings(name))]
            .add(name, at: moment, count)
    }

    subscript(name: Name) -> Value { known[name]?.value ?? start }

    /// The number of different names.
    var count: Int { known.count }

    func makeIterator() -> Dictionary<Name, Group>.Values.Iterator { known.values.makeIterator() }
}

extension ByName.Group {
    fileprivate mutating func add(_ name: Name, at moment: Int?, _ count: (inout Value) -> Void) {
        if let moment { spellings.add(name, at: moment) } else { spellings.add(name) }
        count(&value)
    }
}

extension ByName where Value == Int {
    mutating func add(_ name: Name) { add(name) { $0 += 1 } }

    /// Returns the most frequent names, then by the alphabet.
    func most(_ count: Int) -> [Group] where Name: Comparable {
        first(count) { left, right in
            left.value == right.value ? left.name < right.name : left.value > right.value
        }
    }
}

/// The spellings of one name.
private struct Spellings<Name: Spelled>: Hashable, Sendable {
    let first: Name
    private var count = 0
    /// The other spellings, with their counts.
    private var others: [String: Other] = [:]
    /// The spelling of the latest entry, or `nil` without times.
    private(set) var latest: Name?
    private var moment = Int.min

    private struct Other: Hashable {
        let name: Name
        var count = 0
    }

    init(_ first: Name) { self.first = first }

    mutating func add(_ name: Name) {
        count += 1
        if !name.isWritten(like: first) {
            others[name.written, default: Other(name: name)].count += 1
        }
    }

    mutating func add(_ name: Name, at moment: Int) {
        if let latest, (moment, latest.written) <= (self.moment, name.written) { return }
        (latest, self.moment) = (name, moment)
    }

    var usual: Name {
        guard !others.isEmpty else { return first }
        let firsts = Other(name: first, count: count - others.values.reduce(0) { $0 + $1.count })
        return others.values.reduce(firsts) { usual, other in
            (usual.count, other.name.written) < (other.count, usual.name.written) ? other : usual
        }.name
    }
}

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
            CountedGroup(group.usual, count: group.value, terms: base + .whole(fact, group.name))
        }
    }

    /// The entries without a text, or `nil` if there are none.
    public var unknown: CountedGroup<CountedName?>? {
        without == 0 ? nil : CountedGroup(nil, count: without, terms: base + .hasNot(fact))
    }
}

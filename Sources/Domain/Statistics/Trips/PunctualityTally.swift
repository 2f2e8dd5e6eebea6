/// How punctual trips were that have something in common, such as their operator.
public struct PunctualityTally<Key: Hashable & Sendable>: Hashable, Sendable {
    private var known: [Key: Punctuality] = [:]

    public init() {}

    mutating func add(_ key: Key, _ trip: CountedTrip) {
        guard trip.status.minutesLate != nil else { return }
        known[key, default: Punctuality()].add(trip)
    }

    /// By what is at least so, and not by luck: the highest lower end of the interval first.
    ///
    /// - Parameters:
    ///   - terms: what finds the trips of a key.
    ///   - isFirst: which of two comes first that are equally punctual.
    func groups(
        _ terms: (Key) -> SearchTerms, isFirst: (Key, Key) -> Bool
    ) -> [PunctualityGroup<Key>] {
        known.map { (key: $0, value: $1, atLeast: $1.interval?.lower ?? 0) }.sorted { left, right in
            if left.atLeast != right.atLeast { return left.atLeast > right.atLeast }
            let (first, second) = (left.value.recorded, right.value.recorded)
            return first == second ? isFirst(left.key, right.key) : first < second
        }.map { PunctualityGroup($0.key, $0.value, terms: terms($0.key)) }
    }
}

/// A way from one place to another one.
public struct Route: Hashable, Sendable, Comparable {
    public let from: CountedName
    public let to: CountedName

    public init(_ from: CountedName, _ to: CountedName) {
        self.from = from
        self.to = to
    }

    /// By the alphabet.
    public static func < (left: Route, right: Route) -> Bool {
        left.from == right.from ? left.to < right.to : left.from < right.from
    }

    public var terms: SearchTerms { .whole(.from, from) + .whole(.to, to) }
}

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
        known.map { PunctualityGroup($0, $1, terms: terms($0)) }.sorted { left, right in
            let (first, second) = (left.punctuality, right.punctuality)
            let lower = (first.interval?.lower ?? 0, second.interval?.lower ?? 0)
            if lower.0 != lower.1 { return lower.0 > lower.1 }
            if first.recorded != second.recorded { return first.recorded < second.recorded }
            return isFirst(left.key, right.key)
        }
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
        (left.from.key, left.to.key) < (right.from.key, right.to.key)
    }

    public var terms: SearchTerms { .whole(.from, from) + .whole(.to, to) }
}

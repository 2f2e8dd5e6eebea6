/// How many came on time, of those of which it is known.
public struct Punctuality: Hashable, Sendable {
    /// Those of which it is known how late they were.
    public private(set) var recorded = 0
    /// Those that came less than `limit` late.
    public private(set) var punctual = 0

    /// In minutes, as railways count.
    public static let limit = 6
    /// Of fewer a share says little.
    package static let few = 5

    public init() {}

    /// - Parameter delay: in whole minutes; nil where it is not known.
    public mutating func add(_ delay: Int?) {
        guard let delay else { return }
        recorded += 1
        if delay < Self.limit { punctual += 1 }
    }

    mutating func add(_ others: Punctuality) {
        recorded += others.recorded
        punctual += others.punctual
    }

    /// From 0 to 1; nil where nothing is recorded.
    public var share: Double? { recorded == 0 ? nil : Double(punctual) / Double(recorded) }

    public var interval: WilsonInterval? { WilsonInterval(punctual, of: recorded) }

    /// So few that a share of them says little.
    public var isFew: Bool { recorded < Self.few }

    /// Finds the journeys of which it is recorded how late they came to their destination.
    public static let recordedTerms: SearchTerms = .has(.reached)
    /// Finds the punctual ones of these.
    public static let punctualTerms: SearchTerms = .numbers(.reached, from: nil, to: limit - 1)
    /// Finds the trips that ran and of which it is recorded how late they were.
    public static let ranTerms: SearchTerms =
        TripFigures.travelledTerms + .hasNot(.unrecorded) + .hasNot(.missed)
}

/// The punctuality of what trips have in common.
public struct PunctualityGroup<Key: Hashable & Sendable>: Hashable, Sendable {
    public let key: Key
    public let punctuality: Punctuality
    /// Finds what it rests on: the trips of which it is recorded.
    public let terms: SearchTerms

    /// By what is at least so, and not by luck: the highest lower end of the interval first.
    ///
    /// - Parameters:
    ///   - terms: what finds the trips of a key.
    ///   - isFirst: which of two comes first that are equally punctual.
    static func sorted(
        _ groups: some Sequence<(key: Key, value: Punctuality)>, _ terms: (Key) -> SearchTerms,
        isFirst: (Key, Key) -> Bool
    ) -> [Self] {
        groups.map { ($0.key, $0.value, atLeast: $0.value.interval?.lower ?? 0) }
            .sorted { left, right in
                if left.atLeast != right.atLeast { return left.atLeast > right.atLeast }
                let (first, second) = (left.1.recorded, right.1.recorded)
                return first == second ? isFirst(left.0, right.0) : first < second
            }.map { key, punctuality, _ in
                Self(
                    key: key, punctuality: punctuality,
                    terms: terms(key) + Punctuality.ranTerms)
            }
    }
}

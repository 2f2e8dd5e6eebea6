/// How many trips were on time, of those of which it is known.
public struct Punctuality: TripFigure, Hashable, Sendable {
    /// Trips of which it is known how late they were.
    public private(set) var recorded = 0
    /// Those that were less than six minutes late.
    public private(set) var punctual = 0

    public init() {}

    public mutating func add(_ trip: CountedTrip) {
        guard let delay = trip.status.minutesLate else { return }
        recorded += 1
        if delay < TripFigures.punctualBelow { punctual += 1 }
    }

    /// From 0 to 1; nil where nothing is recorded.
    public var share: Double? { recorded == 0 ? nil : Double(punctual) / Double(recorded) }

    public var interval: WilsonInterval? { WilsonInterval(punctual, of: recorded) }

    /// So few that a share of them says little.
    public var isFew: Bool { recorded < 5 }

    /// Finds what is recorded.
    public static let recordedTerms: SearchTerms =
        .kind(.trip) + .hasNot(.unrecorded) + .hasNot(.cancelled) + .hasNot(.missed)
    /// Finds what was punctual.
    public static let punctualTerms: SearchTerms = .numbers(
        .late, from: nil, to: TripFigures.punctualBelow - 1)
    /// Finds what was not.
    public static let lateTerms: SearchTerms = .numbers(
        .late, from: TripFigures.punctualBelow, to: nil)
}

/// The punctuality of what trips have in common.
public struct PunctualityGroup<Key: Hashable & Sendable>: Hashable, Sendable {
    public let key: Key
    public let punctuality: Punctuality
    private let ofKey: SearchTerms

    init(_ key: Key, _ punctuality: Punctuality, terms: SearchTerms) {
        self.key = key
        self.punctuality = punctuality
        ofKey = terms
    }

    /// Finds what it rests on: the trips of which it is recorded.
    public var terms: SearchTerms { ofKey + Punctuality.recordedTerms }

    /// Finds of these the punctual ones.
    public var punctualTerms: SearchTerms { ofKey + Punctuality.punctualTerms }
}

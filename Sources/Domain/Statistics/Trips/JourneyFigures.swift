/// What journeys of several legs say, each counted with its first leg.
public struct JourneyFigures: Hashable, Sendable {
    public private(set) var journeys = 0
    /// All legs together.
    public private(set) var legs = 0
    /// Journeys of which it is known when they came to their destination.
    public private(set) var recorded = 0
    /// Those that came less than `Punctuality.limit` minutes late.
    public private(set) var punctual = 0
    /// Minutes late at the destination, all together, without what was early.
    public private(set) var minutesLate = 0
    /// Minutes that what came instead made up for, all together, and in how many journeys.
    public private(set) var minutesSaved = 0
    public private(set) var saving = 0

    public init() {}

    public mutating func add(_ trip: CountedTrip) {
        guard let journey = trip.journey else { return }
        journeys += 1
        legs += journey.legs
        if let late = trip.reached {
            recorded += 1
            if late < Punctuality.limit { punctual += 1 }
            minutesLate += max(late, 0)
        }
        if let saved = journey.minutesSaved, saved > 0 {
            minutesSaved += saved
            saving += 1
        }
    }

    public static let terms: SearchTerms = .has(.legs)
    public static let recordedTerms: SearchTerms = terms + Punctuality.recordedTerms
    public static let punctualTerms: SearchTerms =
        terms + Punctuality.punctualTerms
    public static let lateTerms: SearchTerms = terms + TripFigures.lateTerms
    public static let savingTerms: SearchTerms = .numbers(.saved, from: 1, to: nil)
}

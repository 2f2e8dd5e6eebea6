public import Domain

/// The figures of journeys of several legs. Each is counted with its first leg.
public struct JourneyFigures: Hashable, Sendable {
    public private(set) var journeys = 0
    public private(set) var legs = 0
    /// The number of journeys with a known arrival at the destination.
    public private(set) var recorded = 0
    /// The number of journeys that were less than `Punctuality.limit` minutes late.
    public private(set) var punctual = 0
    /// The sum of delays at the destination in minutes, without early arrivals.
    public private(set) var minutesLate = 0
    /// The sum of the minutes that substitutes made up for. `saving` is the number of journeys in
    /// which they did.
    public private(set) var minutesSaved = 0
    public private(set) var saving = 0

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
    public static let punctualTerms: SearchTerms = terms + Punctuality.punctualTerms
    public static let lateTerms: SearchTerms = terms + TripFigures.lateTerms
    public static let savingTerms: SearchTerms = .numbers(.saved, from: 1, to: nil)
}

/// As much of a journey of several legs as figures are made of. It stands with its first leg.
public struct CountedJourney: Hashable, Sendable {
    public let legs: Int
    /// How many of the minutes that it was late by then were made up for by what came instead of a leg;
    /// fewer than none where it took longer still. Nil where nothing came instead, or nobody knows.
    public let minutesSaved: Int?

    public init(legs: Int, minutesSaved: Int?) {
        self.legs = legs
        self.minutesSaved = minutesSaved
    }
}

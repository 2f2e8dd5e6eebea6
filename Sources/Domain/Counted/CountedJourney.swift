/// The part of a journey of several legs that statistics use. The first leg has it.
public struct CountedJourney: Hashable, Sendable {
    public let legs: Int
    /// The minutes of delay that the substitutes made up for, negative if they took even longer, or
    /// `nil` if there were none or it is unknown.
    public let minutesSaved: Int?

    public init(legs: Int, minutesSaved: Int?) {
        self.legs = legs
        self.minutesSaved = minutesSaved
    }
}

// Search terms that find the entries which each figure counts.

extension TripFigures {
    public static let travelledTerms: SearchTerms = .kind(.trip) + .has(.taken)
    public static let cancelledTerms: SearchTerms = .has(.cancelled)
    public static let notTakenTerms: SearchTerms = .not(.taken) + .hasNot(.cancelled)
    public static let missedTerms: SearchTerms = .has(.missed)
    /// The search terms that find the trips with a known travel time.
    public static let timedTerms: SearchTerms = .has(.duration) + .has(.taken)
    /// The search terms that find the journeys that were late at all.
    public static let lateTerms: SearchTerms = .numbers(.reached, from: 1, to: nil)
}

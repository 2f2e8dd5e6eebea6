// What to ask the search for, to find what each figure counts.

extension TripFigures {
    /// Finds the trips that were taken.
    public static let travelledTerms: SearchTerms = .kind(.trip) + .has(.taken)
    public static let cancelledTerms: SearchTerms = .has(.cancelled)
    public static let notTakenTerms: SearchTerms = .not(.taken) + .hasNot(.cancelled)
    public static let missedTerms: SearchTerms = .has(.missed)
    /// Finds the trips whose time is known.
    public static let timedTerms: SearchTerms = .has(.duration) + .has(.taken)
    /// Finds the journeys that came late at all.
    public static let lateTerms: SearchTerms = .numbers(.reached, from: 1, to: nil)
}

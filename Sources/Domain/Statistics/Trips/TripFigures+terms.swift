// What to ask the search for, to find what each figure counts.

extension TripFigures {
    /// Finds the trips that were not cancelled.
    public static let travelledTerms: SearchTerms = .kind(.trip) + .hasNot(.cancelled)
    public static let cancelledTerms: SearchTerms = .has(.cancelled)
    public static let missedTerms: SearchTerms = .has(.missed)
    /// Finds the trips whose time is known.
    public static let timedTerms: SearchTerms = .has(.duration) + .hasNot(.cancelled)
    /// Finds the trips that were late at all.
    public static let lateTerms: SearchTerms = .numbers(.late, from: 1, to: nil)
}

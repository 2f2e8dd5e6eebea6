/// As much of a film as figures are made of.
public struct CountedFilm: Hashable, Sendable {
    public let id: EntryID
    public var day: CalendarDay?
    public var title: CountedName
    /// The year it came out.
    public var year: Int?
    /// In minutes.
    public var runningTime: Int?
    /// The one given last.
    public var feedback = Feedback.none
    public var scale = FeedbackScale.average
    /// How the feedback given last differs from the one before it.
    public var change: CountedChange?
    /// The person's own rating from elsewhere, or else that of others, in thousandths of the best.
    public var rated: Int?
    /// The rating of others, likewise.
    public var ratedByOthers: Int?
    /// Whether it is known to have been seen before.
    public var isRewatch = false
    /// Whether it is still to be seen.
    public var isWanted = false
    /// Nil where nobody wrote it down.
    public var place: CountedName?
    // Each of these once.
    public var directors: [CountedName] = []
    public var genres: [CountedName] = []
    public var countries: [CountedName] = []
    public var languages: [CountedName] = []
    public var tags: [CountedName] = []

    public init(_ id: EntryID, title: CountedName) {
        self.id = id
        self.title = title
    }
}

/// A step from one feedback to another one.
public struct CountedChange: Hashable, Sendable {
    public let before: Feedback
    /// Whole days after the one before was given; nil where one of the moments is not known.
    public let days: Int?

    public init(from before: Feedback, afterDays days: Int?) {
        self.before = before
        self.days = days
    }
}

/// The part of a film that statistics use.
public struct CountedFilm: Hashable, Sendable {
    public let id: EntryID
    public var day: CalendarDay?
    public var title: CountedName
    public var year: Int?
    /// The running time in minutes.
    public var runningTime: Int?
    public var feedback = Feedback.none
    public var scale = FeedbackScale.average
    /// The change from the earlier feedback, or `nil` if there was none.
    public var change: CountedChange?
    /// The person's own rating from another source, or else that of others, in thousandths of the
    /// best.
    public var rated: Int?
    /// The rating of others, in thousandths of the best.
    public var ratedByOthers: Int?
    /// Whether the film is known to have been seen before.
    public var isRewatch = false
    public var isWanted = false
    /// The place, or `nil` if it was not recorded.
    public var place: CountedName?
    // Each name occurs once.
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

/// A change from an earlier feedback.
public struct CountedChange: Hashable, Sendable {
    public let before: Feedback
    /// The whole days since the earlier feedback, or `nil` if one of the times is unknown.
    public let days: Int?

    public init(from before: Feedback, afterDays days: Int?) {
        self.before = before
        self.days = days
    }
}

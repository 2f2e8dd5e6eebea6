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
    /// The person's own rating, in thousandths of the best.
    public var ownRating: Int?
    /// The rating of others, in thousandths of the best.
    public var ratedByOthers: Int?
    /// Whether the film is known to have been seen before.
    public var isRewatch = false
    public var isWanted = false
    /// The place, or `nil` if it was not recorded.
    public var place: CountedName?
    // Each name occurs once.
    public var tags: [CountedName] = []
    /// The names of `FilmFields.counted`, in that order.
    package var names = [[CountedName]](repeating: [], count: FilmFields.counted.count)

    public init(_ id: EntryID, title: CountedName) {
        self.id = id
        self.title = title
    }

    /// The names of a field, each once; none of a field that is not counted.
    package subscript(field: FieldName) -> [CountedName] {
        get { FilmFields.counted.firstIndex(of: field).map { names[$0] } ?? [] }
        set {
            if let place = FilmFields.counted.firstIndex(of: field) { names[place] = newValue }
        }
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

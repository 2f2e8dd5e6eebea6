/// A list beside the films of the journal.
public struct CheckedList: Hashable, Sendable {
    public let list: FilmList
    /// Those of the list, in its order.
    public let films: [CheckedFilm]

    public var seen: Int { films.count { $0.isSeen } }
}

/// A film of a list beside those of the journal.
public struct CheckedFilm: Hashable, Sendable {
    public let film: ListedFilm
    public let state: State

    public enum State: Hashable, Sendable {
        /// The viewings, in the order of the list of entries.
        case seen([EntrySummary])
        /// It is still to be seen, and in the journal.
        case wanted(EntrySummary)
        /// The journal does not have it.
        case absent
        /// The journal has a film of the title and of another year, which may be it.
        case doubtful(year: Int)
    }

    public var isSeen: Bool {
        if case .seen = state { true } else { false }
    }
}

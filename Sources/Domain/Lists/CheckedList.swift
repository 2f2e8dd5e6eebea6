/// A list of films compared with the journal.
public struct CheckedList: Hashable, Sendable {
    public let list: FilmList
    /// The films in the order of the list.
    public let films: [CheckedFilm]

    public var seen: Int { films.count { $0.isSeen } }
}

/// A film of a list compared with the journal.
public struct CheckedFilm: Hashable, Sendable {
    public let film: ListedFilm
    public let state: State

    public enum State: Hashable, Sendable {
        /// The film was seen. The viewings are in the order of the list of entries.
        case seen([EntrySummary])
        /// The film is in the journal and still to be seen.
        case wanted(EntrySummary)
        case absent
        /// The journal has a film of this title and another year, which may be the same.
        case doubtful(year: Int)
    }

    public var isSeen: Bool {
        if case .seen = state { true } else { false }
    }
}

/// The kind of thing that a row of a table is about.
public enum TableRowKind: String, CaseIterable, Hashable, Sendable {
    case film
    /// A film that is still to be seen.
    case wanted
    /// A film that was begun or put aside.
    case unfinished
    case series, season, episode
    /// A trailer, a recap or another extra.
    case extra
    case game, book, podcast, music, person
    case trip
    /// A viewing or a trip of another person.
    case otherPerson = "other-person"
    /// A row that repeats another one or sums up the table.
    case repeated, total
    case other
}

extension TableRowKind {
    /// The kind of entry that such a row becomes, or `nil` if it is left out.
    public var entry: EntryKind? {
        switch self {
        case .film, .wanted: .film
        case .trip: .trip
        case .unfinished, .series, .season, .episode, .extra, .game, .book, .podcast, .music,
            .person, .otherPerson, .repeated, .total, .other:
            nil
        }
    }

    /// Returns the reason to leave the row out of a table of one kind of entry, or `nil` if it
    /// becomes an entry.
    ///
    /// - Parameter word: the kind as the row names it.
    package func reason(among kind: EntryKind, named word: String) -> RowReason? {
        switch self {
        case .film, .wanted: kind == .film ? nil : .otherKind(word)
        case .trip: kind == .trip ? nil : .trip
        case .unfinished: .unfinished
        case .series: .series
        case .season: .season
        case .episode: .episode
        case .extra: .extra
        case .game: .game
        case .book: .book
        case .podcast: .podcast
        case .music: .music
        case .person: .person
        case .otherPerson: .otherPerson
        case .repeated: .repeated
        case .total: .total
        case .other: .otherKind(word)
        }
    }
}

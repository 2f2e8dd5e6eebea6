/// The words that a reader of film lines knows, in the form of `DayWords.key`.
public struct FilmLineWords: Sendable {
    public let days: DayReader
    /// Words and phrases of up to four words with their meanings.
    let meanings: [String: Set<FilmWord>]
    let known: KnownNames

    public init(days: DayReader, meanings: [String: Set<FilmWord>], known: KnownNames = .none) {
        self.days = days
        self.meanings = meanings
        self.known = known
    }
}

/// The meaning of a word or phrase in a line about a film.
public enum FilmWord: Hashable, Sendable {
    case feedback(Feedback)
    case rewatch
    case wanted
    /// A word that says that the film was seen, such as "watched".
    case watched
    /// A preposition before a place, such as "at" or "at the".
    case at
    /// A word before a day, such as "on".
    case on
    /// A phrase that is a place, such as "at home".
    case place
    /// A name that is a place behind a preposition, such as that of a streaming service.
    case venue
    /// A word for stars behind their number.
    case stars
    /// A word between a rating and its scale, such as "of".
    case outOf
}

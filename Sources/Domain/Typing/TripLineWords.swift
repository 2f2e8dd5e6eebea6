/// The words that a reader of trip lines knows, in the form of `DayWords.key`.
public struct TripLineWords: Sendable {
    public let days: DayReader
    /// Words and phrases of up to three words with their meanings.
    let meanings: [String: Set<TripWord>]
    let known: KnownNames

    public init(days: DayReader, meanings: [String: Set<TripWord>], known: KnownNames = .none) {
        self.days = days
        self.meanings = meanings
        self.known = known
    }
}

/// The meaning of a word or phrase in a line about a trip.
public enum TripWord: Hashable, Sendable {
    /// A word between two places, such as "to".
    case between
    /// A word before the first place, such as "from".
    case before
    /// A word before a departure or its place, such as "ab".
    case departs
    /// A word before an arrival or its place, such as "an".
    case arrives
    /// A word that introduces a time of day, such as "at".
    case atTime
    /// Another preposition that introduces what follows, such as "on".
    case preposition
    /// An article, which introduces a day, or what follows behind a preposition: "mit dem".
    case article
    /// A word behind the last place, such as "まで".
    case closing
    /// A word before a place on the way, which a trip does not have, such as "via".
    case detour
    case mode(TravelMode)
    case clock(hour: Int, minute: Int)
    /// A unit of minutes, such as "min".
    case minutes
    /// A word behind minutes that are a delay, such as "late".
    case late
    case cancelled
    case seasonTicket
    /// A word at the beginning of the line of a next leg, such as "then".
    case nextLeg

    /// Whether the word connects others, and may also be part of a name.
    package var isLink: Bool {
        switch self {
        case .between, .before, .departs, .arrives, .atTime, .preposition, .article, .closing: true
        case .detour, .mode, .clock, .minutes, .late, .cancelled, .seasonTicket, .nextLeg: false
        }
    }
}

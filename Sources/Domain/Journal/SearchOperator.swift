/// A question about one fact of an entry that a search may ask, such as `director:` in
/// `director:kurosawa`. Its text is what somebody types before the colon.
public enum SearchOperator: String, CaseIterable, Sendable {
    case kind, year, month, weekday, date, place, tag
    case title, director, genre, country, language, released, runtime
    case feedback, changed, scale, viewing, rewatch, wanted, rated, others
    case from, to, `operator`, service, mode
    case late, cancelled, missed, taken, unrecorded, claim
    case hour, departed, arrived, lost, duration, distance, fare
    case legs, reached, instead, saved, amount

    /// Words in a search that follow one another, such as a value of several, stand between any two.
    public static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»"]

    /// What may stand behind the colon.
    public enum Value: Hashable, Sendable {
        /// Words, which the entry has in this field.
        case text
        /// A number, or a range of them.
        case number
        /// A year, a month or a day, or a range of them.
        case days
        /// One of these words.
        case word([String])
        /// Nothing: it is so or not.
        case flag
    }

    public var value: Value {
        switch self {
        case .place, .tag, .title, .director, .genre, .country, .language, .from, .to, .operator,
            .service, .claim, .fare, .amount:
            .text
        case .released, .runtime, .viewing, .rated, .others, .hour, .late, .departed, .arrived,
            .lost, .duration, .distance, .legs, .reached, .saved:
            .number
        case .year, .month, .date: .days
        case .rewatch, .wanted, .cancelled, .missed, .taken, .unrecorded, .instead: .flag
        case .kind: .word(EntryKind.allCases.map(\.rawValue))
        case .weekday: .word(Weekday.allCases.map(\.rawValue))
        case .feedback: .word(Feedback.allCases.reversed().map(\.fileWord))
        case .changed: .word(OpinionChange.allCases.map(\.rawValue))
        case .scale: .word(FeedbackScale.allCases.map(\.rawValue))
        case .mode: .word(TravelMode.allCases.map(\.rawValue))
        }
    }

    /// The words that mean more behind it than words do elsewhere.
    public var namedValues: [String] {
        switch (self, value) {
        case (.claim, _): ["open"] + ClaimState.allCases.map(\.rawValue)
        case (_, .word(let words)): words
        default: []
        }
    }

    /// Whether it asks of a leg what the row of its journey says otherwise.
    public var isOfOneLeg: Bool {
        switch self {
        case .late, .taken, .departed, .arrived, .lost, .duration, .distance: true
        default: false
        }
    }

    /// The kinds of entries that can answer it.
    public var kinds: [EntryKind] {
        switch self {
        case .kind, .year, .month, .weekday, .date, .place, .tag: EntryKind.allCases
        case .title, .director, .genre, .country, .language, .released, .runtime, .feedback,
            .changed, .scale, .viewing, .rewatch, .wanted, .rated, .others:
            [.film]
        case .from, .to, .operator, .service, .mode, .hour, .late, .departed, .arrived, .lost,
            .duration, .distance, .fare, .cancelled, .missed, .taken, .unrecorded, .legs,
            .reached, .instead, .saved:
            [.trip]
        case .amount: [.claim]
        case .claim: [.trip, .claim]
        }
    }
}

/// Some tokens of a line about a trip, with the meaning that they have by themselves.
struct TripLineItem {
    let sign: Sign
    let tokens: Range<Int>

    enum Sign: Hashable {
        /// A word that may be part of a name.
        case word
        /// A word that connects others, or is part of a name.
        case link(Set<TripWord>)
        case arrow, dash, punctuation
        case clock(hour: Int, minute: Int)
        /// A word directly behind a time that says of which end it is.
        case endOfClock(TripStop)
        case day(CalendarDay)
        /// A number of minutes, or of days if it is directly behind the arrival.
        case shift(minutes: Int, isAttached: Bool)
        /// A number of days in brackets.
        case daysLater(Int)
        /// A meaning that does not depend on the words around it.
        case part(TripLine.Meaning)
    }

    /// Whether the item may be part of a name.
    var isOfName: Bool {
        switch sign {
        case .word, .link: true
        default: false
        }
    }

    var isPunctuation: Bool { sign == .punctuation }

    /// Whether the item is a fact, and no name or separator.
    var isFact: Bool {
        switch sign {
        case .clock, .day, .shift, .daysLater, .part: true
        case .word, .link, .arrow, .dash, .punctuation, .endOfClock: false
        }
    }

    var isClock: Bool { if case .clock = sign { true } else { false } }

    func isLink(_ word: TripWord) -> Bool {
        if case .link(let words) = sign { words.contains(word) } else { false }
    }

    /// Whether the item is an article, and no preposition.
    var isOnlyArticle: Bool { sign == .link([.article]) }

    var isDay: Bool {
        switch sign {
        case .day, .part(.noDay): true
        default: false
        }
    }

    /// The end that a connecting word tells, or `nil` if it tells none.
    var toldEnd: TripStop? {
        switch sign {
        case .endOfClock(let end): end
        case .link(let words):
            words.contains(.departs) ? .departure : words.contains(.arrives) ? .arrival : nil
        default: nil
        }
    }
}

extension ArraySlice<TripLineItem> {
    /// The tokens of all items, from the first to the last.
    var tokens: Range<Int> {
        guard let first, let last else { return 0..<0 }
        return first.tokens.lowerBound..<last.tokens.upperBound
    }
}

extension [TripLineItem] {
    /// The ends of the times: as the words beside them tell, or else the departure first. A third
    /// time has none.
    var endsOfClocks: [Int: TripStop] {
        var ends: [Int: TripStop] = [:]
        for place in indices where self[place].isClock {
            let links = self[..<place].reversed().prefix {
                if case .link = $0.sign { true } else { false }
            }
            let behind = place + 1 < count ? self[place + 1] : nil
            var told = links.firstNonNil(\.toldEnd)
            if case .endOfClock(let end)? = behind?.sign { told = end }
            if let told, !ends.values.contains(told) { ends[place] = told }
        }
        for place in indices where self[place].isClock && ends[place] == nil {
            ends[place] = TripStop.allCases.first { !ends.values.contains($0) }
        }
        return ends
    }
}

/// Reads a film that is typed on one line. A day may come before the title. Behind it come the day,
/// the feedback, the rating, the place and what else is known of a viewing.
///
/// The title ends at the first word that no title has, such as a year in brackets or a rating.
/// Without one, only the end of the line is read, and words that may be the end of a title belong
/// to it: "His Girl Friday", "Apollo 13", "8 1/2".
public struct FilmLineReader {
    private let tokens: LineTokens
    private let facts: FilmLineFacts
    /// The meanings that the line has; each is read once.
    private var seen: Set<FilmLineFacts.Kind> = []
    private var parts: [FilmLine.Part] = []

    public static func line(_ text: String, words: FilmLineWords) -> FilmLine {
        var reader = FilmLineReader(LineTokens(text), words: words)
        reader.read()
        let parts = reader.parts.sorted { $0.place.lowerBound < $1.place.lowerBound }
        // A film that is still to be seen has no viewing.
        let isWanted = parts.contains { $0.meaning == .wanted }
        return FilmLine(
            parts: parts.map { isWanted && $0.meaning.isOfViewing ? $0.meaning(.unknown) : $0 })
    }

    private init(_ tokens: LineTokens, words: FilmLineWords) {
        self.tokens = tokens
        facts = FilmLineFacts(tokens: tokens, words: words)
    }

    private var end: Int { tokens.all.count }

    private mutating func read() {
        if let excess = tokens.excess { parts.append(tokens.part(excess, .unknown)) }
        if let quoted {
            add(quoted.lowerBound - 1..<quoted.lowerBound, .separator)
            add(quoted, .title)
            add(quoted.upperBound..<quoted.upperBound + 1, .separator)
            readRest(from: quoted.upperBound + 1, to: end)
            readRest(from: 0, to: quoted.lowerBound - 1)
            return
        }
        let start = readBeginning()
        let sign = facts.endOfTitle(from: start)
        var title = start..<(sign ?? end)
        if sign.map(facts.isYear) != true { title = readFromTheEnd(of: title) }
        readTitle(title, hasYear: sign.map(facts.isYear) == true)
        if let sign { readRest(from: sign, to: end) }
    }

    /// The tokens of a title in quotation marks, or `nil` if there is none.
    private var quoted: Range<Int>? {
        guard let first = tokens.all.firstIndex(where: \.isQuote),
            let last = tokens.all[(first + 1)...].firstIndex(where: \.isQuote), first + 1 < last
        else { return nil }
        return first + 1..<last
    }

    private mutating func add(_ range: Range<Int>, _ meaning: FilmLine.Meaning) {
        parts.append(tokens.part(range, meaning))
    }

    private mutating func add(_ fact: FilmLineFacts.Fact, at place: Int) {
        seen.insert(fact.kind)
        add(place..<place + fact.count, fact.meaning)
    }

    /// Reads the day or the words before the title, and returns the start of the title.
    private mutating func readBeginning() -> Int {
        var place = 0
        while let fact = facts.beforeTitle(at: place), !seen.contains(fact.kind) {
            add(fact, at: place)
            place += fact.count
            if place < end, tokens.all[place].isPunctuation {
                add(place..<place + 1, .separator)
                place += 1
            }
        }
        return place
    }

    /// Reads the facts at the end of a title, and returns the rest.
    private mutating func readFromTheEnd(of title: Range<Int>) -> Range<Int> {
        var title = title
        while let last = title.last, title.count > 1 {
            if tokens.all[last].isPunctuation || tokens.all[last].isDash {
                add(last..<last + 1, .separator)
                title = title.dropLast(1)
            } else if let fact = facts.atTheEnd(of: title), !seen.contains(fact.kind) {
                add(fact, at: title.upperBound - fact.count)
                title = title.dropLast(fact.count)
            } else {
                break
            }
        }
        return title
    }

    private mutating func readTitle(_ title: Range<Int>, hasYear: Bool) {
        var title = title
        while let last = title.last, title.count > 1,
            tokens.all[last].isPunctuation || tokens.all[last].isDash
        {
            add(last..<last + 1, .separator)
            title = title.dropLast(1)
        }
        if !hasYear, title.count > 1, let last = title.last, let year = facts.possibleYear(last) {
            add(last..<last + 1, .doubtfulYear(year))
            title = title.dropLast(1)
        }
        if !title.isEmpty { add(title, .title) }
    }

    /// Reads words that belong to no title. Behind a preposition, unknown words are a place.
    private mutating func readRest(from start: Int, to end: Int) {
        var place = start
        while place < end {
            let token = tokens.all[place]
            if token.isPunctuation || token.isDash {
                add(place..<place + 1, .separator)
                place += 1
            } else if let fact = facts.fact(at: place, before: end), !seen.contains(fact.kind) {
                add(fact, at: place)
                place += fact.count
            } else if !seen.contains(.place), let fact = facts.place(at: place, before: end) {
                add(fact, at: place)
                place += fact.count
            } else {
                add(place..<place + 1, .unknown)
                place += 1
            }
        }
    }
}

extension FilmLine.Meaning {
    /// Whether the meaning is a fact of a viewing.
    fileprivate var isOfViewing: Bool {
        switch self {
        case .day, .feedback, .rating, .rewatch, .place: true
        case .title, .year, .doubtfulYear, .noDay, .wanted, .separator, .unknown: false
        }
    }
}

/// The words that a reader of film lines knows, in phrases of up to four.
public typealias FilmLineWords = LineWords<FilmWord>

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

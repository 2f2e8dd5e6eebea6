import Domain
import Foundation
import GRDB

/// A search, as wanted and excluded terms and conditions.
///
/// Every text is a valid search: characters that cannot be part of a word are ignored, and an
/// operator with an invalid value is searched for as words.
struct SearchExpression: Hashable {
    private(set) var wanted = Parts()
    private(set) var excluded = Parts()
    /// The wanted terms that are single letters.
    private(set) var letters = FirstLetters.none
    /// Whether the search asks for facts of single legs, which the row of their journey would not
    /// show.
    private(set) var asksForLegs = false

    /// The parts of a search that an entry has to match, or must not match.
    struct Parts: Hashable {
        fileprivate(set) var terms: [Term] = []
        fileprivate(set) var conditions: [SearchCondition] = []
        fileprivate(set) var lookups: [SearchLookup] = []

        fileprivate var count: Int { terms.count + conditions.count + lookups.count }
    }

    /// A sequence of words.
    struct Term: Hashable {
        /// The sequences of which one has to match: names of months are searched in two languages.
        let ways: [[String]]
        /// Whether the last word may be the beginning of a longer one.
        let isBeginning: Bool
        /// The columns that are searched; empty for all.
        let columns: [SearchColumn]

        init(
            _ text: String, isBeginning: Bool, months: SpokenMonths, in columns: [SearchColumn] = []
        ) {
            let words = SearchWords.words(of: text)
            self.isBeginning = isBeginning
            self.columns = columns
            ways = words.isEmpty ? [] : [words] + months.ways(to: words, isBeginning: isBeginning)
        }
    }

    var isEmpty: Bool { count == 0 }

    private var count: Int { wanted.count + excluded.count + letters.bits.nonzeroBitCount }

    init(_ typed: String, months: SpokenMonths = .english) {
        var rest = ClockWords.inFullHours(String(typed.prefix(Self.longest)))[...]
        while let first = rest.first, count < Self.mostTerms {
            if first.isWhitespace {
                rest.removeFirst()
                continue
            }
            let isExcluded = first == "-"
            if isExcluded { rest.removeFirst() }
            parseNext(from: &rest, isExcluded: isExcluded, months)
        }
    }

    private mutating func parseNext(
        from rest: inout Substring, isExcluded: Bool, _ months: SpokenMonths
    ) {
        let parts: WritableKeyPath<Self, Parts> = isExcluded ? \.excluded : \.wanted
        let fact = SearchOperator(from: &rest)
        let typed = TypedValue(
            from: &rest, canBeWhole: fact.map(SearchedValue.canBeWhole) == true)
        let (text, isBeginning) = (typed.text, typed.isBeginning)
        let value = fact.flatMap { SearchedValue($0, typed) }
        if fact == .country, !text.isEmpty {
            let country = SearchedCountry(
                typed, value: value,
                term: Term(
                    text, isBeginning: isBeginning, months: .english,
                    in: SearchColumn.columns(of: .country)))
            return self[keyPath: parts].lookups.append(.country(country))
        }
        if let value { return self[keyPath: parts].lookups.append(.value(value)) }
        if let fact, let condition = SearchCondition(fact, text, months: months) {
            asksForLegs = asksForLegs || fact.isOfOneLeg
            return self[keyPath: parts].conditions.append(condition)
        }
        let columns = fact.map(SearchColumn.columns) ?? []
        let name = columns.isEmpty ? fact.map { $0.rawValue + ":" } ?? "" : ""
        let term = Term(name + text, isBeginning: isBeginning, months: months, in: columns)
        if fact == .claim,
            let claims = SearchedClaims(text, isBeginning: isBeginning, words: term)
        {
            return self[keyPath: parts].lookups.append(.claims(claims))
        }
        guard !term.ways.isEmpty else { return }
        if !isExcluded, let letter = term.firstLetter {
            letters = letters.union(letter)
        } else {
            self[keyPath: parts].terms.append(term)
        }
    }

    /// The greatest length of a search in characters, more than a person types. The link of a place
    /// names all of its stops.
    private static let longest = 10_000
    private static let mostTerms = 64
}

extension SearchExpression {
    /// Whether the search has conditions on facts.
    var asksForFacts: Bool { !wanted.conditions.isEmpty || !excluded.conditions.isEmpty }

    /// Returns a test of whether the entry at a rank meets all conditions. An unknown fact does not
    /// meet an excluded condition.
    func test(in columns: EntryColumns) -> (Int) -> Bool {
        let wanted = wanted.conditions.map { $0.test(in: columns) }
        let excluded = excluded.conditions.map { $0.test(in: columns) }
        return { rank in
            wanted.allSatisfy { $0(rank) } && !excluded.contains { $0(rank) }
        }
    }

    /// The FTS5 query of a search with wanted terms.
    var match: String {
        let found = wanted.terms.map(\.match).joined(separator: " AND ")
        guard !excluded.terms.isEmpty else { return found }
        return "(\(found)) NOT \(matchOfExcluded)"
    }

    /// The FTS5 query for entries that have any of the excluded terms.
    var matchOfExcluded: String {
        "(" + excluded.terms.map(\.match).joined(separator: " OR ") + ")"
    }
}

extension SearchExpression.Term {
    /// The letter that a word has to begin with, in any column; `nil` if the term asks for more.
    var firstLetter: FirstLetters? {
        guard isBeginning, columns.isEmpty, ways.count == 1, ways[0].count == 1 else { return nil }
        return FirstLetters(ways[0][0])
    }

    /// The FTS5 query of the term. Words contain only letters and digits, so they cannot end the
    /// quotes.
    var match: String {
        let ways = ways.map {
            "\"" + $0.joined(separator: " ") + "\"" + (isBeginning ? " *" : "")
        }
        let found = ways.count == 1 ? ways[0] : "(" + ways.joined(separator: " OR ") + ")"
        guard !columns.isEmpty else { return found }
        return "{" + columns.map(\.name).joined(separator: " ") + "} : " + found
    }
}

/// A part of a search whose entries the database finds.
enum SearchLookup: Hashable {
    case value(SearchedValue)
    case claims(SearchedClaims)
    case country(SearchedCountry)

    /// Calls `body` with the id of each entry found, possibly more than once.
    ///
    /// - Parameter today: the current day, by which claims have lapsed.
    func eachEntry(in db: Database, on today: CalendarDay?, _ body: (Int64) -> Void) throws {
        switch self {
        case .value(let value): try value.eachEntry(in: db, body)
        case .claims(let claims): try claims.eachEntry(in: db, on: today, body)
        case .country(let country): try country.eachEntry(in: db, body)
        }
    }
}

/// The search for claims in certain states, for the entries that these are about, and for words in
/// the claim texts of trips.
struct SearchedClaims: Hashable {
    private let states: Set<ClaimState>
    private let words: SearchExpression.Term

    /// Returns `nil` if the text does not name a state.
    init?(_ text: String, isBeginning: Bool, words: SearchExpression.Term) {
        let text = text.lowercased()
        let states = Self.named.filter { name, _ in
            name == text || isBeginning && !text.isEmpty && name.hasPrefix(text)
        }
        guard !states.isEmpty else { return nil }
        self.states = Set(states.flatMap(\.states))
        self.words = words
    }

    private static let named =
        [(name: "open", states: ClaimState.allCases.filter(\.isOpen))]
        + ClaimState.allCases.map {
            // A partly paid claim is found as paid and as open.
            (name: $0.rawValue, states: $0 == .paid ? [.paid, .partlyPaid] : [$0])
        }

    /// Calls `body` with the id of each entry found, possibly more than once.
    ///
    /// - Parameter today: the current day. Claims whose deadline is past without their being sent
    ///   have lapsed.
    func eachEntry(in db: Database, on today: CalendarDay?, _ body: (Int64) -> Void) throws {
        let claims = try Row.fetchAll(
            db.cachedStatement(
                sql: "SELECT id, record FROM entry WHERE kind = ? AND record IS NOT NULL"),
            arguments: [IndexRow.kind(.claim)])
        let named = try db.cachedStatement(
            sql: "SELECT entry FROM file WHERE name = ? AND entry IS NOT NULL")
        for row in claims {
            let claim = try IndexRecord.claim(try row.decode(String.self, atIndex: 1))
            guard states.contains(claim.state(on: today)) else { continue }
            body(try row.decode(atIndex: 0))
            for name in claim.about.flatMap(\.ids) {
                if let id = try Int64.fetchOne(named, arguments: [name.rawValue]) { body(id) }
            }
        }
        guard !words.ways.isEmpty else { return }
        try db.eachEntry(matching: words.match, body)
    }
}

/// The search for a country: of films by the text of their field, and of trips by where their ends
/// were found.
struct SearchedCountry: Hashable {
    private let films: Films
    /// The codes of the countries of trips.
    private let codes: Set<String>

    private enum Films: Hashable {
        case value(SearchedValue)
        case words([SearchExpression.Term])
    }

    /// - Parameters:
    ///   - value: the search for films with this as a whole value, or `nil` for one by words.
    ///   - term: the words that are searched for in films.
    init(_ typed: TypedValue, value: SearchedValue?, term: SearchExpression.Term) {
        let whole = Set(typed.texts.flatMap(CountryNames.codes(ofWhole:)))
        if let value {
            films = .value(value)
            codes = whole
            return
        }
        codes = CountryNames.codes(of: typed.text, isBeginning: typed.isBeginning)
        let names = whole.sorted().flatMap(CountryNames.names).map {
            SearchExpression.Term($0, isBeginning: false, months: .english, in: term.columns)
        }
        films = .words(([term] + names).filter { !$0.ways.isEmpty })
    }

    /// Calls `body` with the id of each entry found, possibly more than once.
    func eachEntry(in db: Database, _ body: (Int64) -> Void) throws {
        switch films {
        case .value(let value): try value.eachEntry(in: db, body)
        case .words(let terms):
            if !terms.isEmpty {
                let any = terms.map { "(\($0.match))" }.joined(separator: " OR ")
                try db.eachEntry(matching: any, body)
            }
        }
        guard !codes.isEmpty else { return }
        // A code has two letters, so it cannot end the quotes.
        let list = codes.sorted().map { "'\($0)'" }.joined(separator: ", ")
        var rows = try RawRows(
            db,
            sql: "SELECT id FROM entry WHERE fromCountry IN (\(list)) OR toCountry IN (\(list))")
        while try rows.next() { body(Int64(try rows.required(at: 0))) }
    }
}

/// A column of the index of words. The words of a field with an operator have a column of their own;
/// all others are in the first.
struct SearchColumn: Hashable, Sendable {
    /// The place among all columns.
    let place: Int
    /// The name in the tables.
    let name: String

    static let words = SearchColumn(place: 0, name: "words")

    static let all =
        [words]
        + SearchedField.all.enumerated().map {
            SearchColumn(place: $0.offset + 1, name: "of_\($0.element.operator.rawValue)")
        }

    private static let byOperator = Dictionary(
        uniqueKeysWithValues: zip(SearchedField.all.map(\.operator), all.dropFirst()))

    /// Returns the column of an operator's field, or `nil` if it has none.
    static func of(_ fact: SearchOperator?) -> SearchColumn? { fact.flatMap { byOperator[$0] } }

    /// Returns the columns in which the words of an operator are searched; none if the operator
    /// does not take words.
    static func columns(of operator: SearchOperator) -> [Self] {
        switch `operator` {
        // The place of a trip is at either end.
        case .place: [.place, .from, .to].compactMap(of)
        case .title: [words]
        default: of(`operator`).map { [$0] } ?? []
        }
    }

    /// All column names, separated by commas.
    static let list = all.map(\.name).joined(separator: ", ")
}

/// The conversion of typed 12-hour times to the 24-hour times of the index.
enum ClockWords {
    /// Returns the text with "14:02" for "2:02 PM", and otherwise unchanged.
    static func inFullHours(_ text: String) -> String {
        text.contains(":") ? inFullHours(ofTimesIn: text) : text
    }

    /// Separate from the function above, since a function compiles its regular expressions when it
    /// begins, and the empty search with which the window begins must not wait for that.
    @inline(never)
    private static func inFullHours(ofTimesIn text: String) -> String {
        text.replacing(time) { match in
            guard let hour = Int(match.hour), (1...12).contains(hour) else {
                return String(match.0)
            }
            let isAfternoon = match.half.first == "p" || match.half.first == "P"
            let full = hour % 12 + (isAfternoon ? 12 : 0)
            return "\(full < 10 ? "0" : "")\(full):\(match.minute)"
        }
    }

    private static var time: Regex<(Substring, hour: Substring, minute: Substring, half: Substring)>
    {
        /(?<hour>\b[0-9]{1,2}):(?<minute>[0-9]{2})\s?(?<half>[AaPp])\.?[Mm]\b\.?/
    }
}

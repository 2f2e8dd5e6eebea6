import Domain

/// The text of a search, as words to find and words to do without, and conditions of both kinds.
///
/// Every text means something: characters that cannot be part of a word are left out, and an operator
/// with a value that it has no use for is searched for as words.
struct SearchExpression: Hashable {
    private(set) var wanted: [Term] = []
    /// Of the wanted terms that are a letter each.
    private(set) var letters = FirstLetters.none
    private(set) var excluded: [Term] = []
    private(set) var conditions: [SearchCondition] = []
    private(set) var excludedConditions: [SearchCondition] = []
    private(set) var values: [SearchedValue] = []
    private(set) var excludedValues: [SearchedValue] = []
    private(set) var claims: [SearchedClaims] = []
    private(set) var excludedClaims: [SearchedClaims] = []
    /// Whether it asks for facts of single legs, so that the row of their journey would not show what was
    /// found.
    private(set) var asksForLegs = false

    /// Words that follow one another.
    struct Term: Hashable {
        /// In any of these ways: months have names in two languages.
        let ways: [[String]]
        /// Whether the last of them may go on.
        let isBeginning: Bool
        /// Where they are looked for; empty for everywhere.
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

    private var count: Int {
        wanted.count + letters.bits.nonzeroBitCount + excluded.count + conditions.count
            + excludedConditions.count + values.count
            + excludedValues.count + claims.count + excludedClaims.count
    }

    init(_ typed: String, months: SpokenMonths = .english) {
        var rest = ClockWords.inFullHours(String(typed.prefix(Self.longest)))[...]
        while let first = rest.first, count < Self.mostTerms {
            if first.isWhitespace {
                rest.removeFirst()
                continue
            }
            let isExcluded = first == "-"
            if isExcluded { rest.removeFirst() }
            take(from: &rest, isExcluded: isExcluded, months)
        }
    }

    private mutating func take(
        from rest: inout Substring, isExcluded: Bool, _ months: SpokenMonths
    ) {
        let fact = Self.takeOperator(from: &rest)
        let isWhole = rest.first == "=" && fact.map(SearchedValue.canBeWhole) == true
        if isWhole { rest.removeFirst() }
        let isQuoted = rest.first.map(Self.quotes.contains) == true
        let (text, isBeginning) = Self.takeText(from: &rest)
        let value = fact.flatMap {
            SearchedValue($0, text, isWhole: isWhole, isBeginning: isBeginning, isQuoted: isQuoted)
        }
        if let value {
            if isExcluded { excludedValues.append(value) } else { values.append(value) }
            return
        }
        if let fact, let condition = SearchCondition(fact, text, months: months) {
            asksForLegs = asksForLegs || fact.isOfOneLeg
            if isExcluded {
                excludedConditions.append(condition)
            } else {
                conditions.append(condition)
            }
            return
        }
        let columns = fact.map(SearchColumn.columns) ?? []
        let name = columns.isEmpty ? fact.map { $0.rawValue + ":" } ?? "" : ""
        let term = Term(name + text, isBeginning: isBeginning, months: months, in: columns)
        if fact == .claim,
            let claims = SearchedClaims(text, isBeginning: isBeginning, words: term)
        {
            if isExcluded { excludedClaims.append(claims) } else { self.claims.append(claims) }
            return
        }
        guard !term.ways.isEmpty else { return }
        if isExcluded {
            excluded.append(term)
        } else if let letter = term.firstLetter {
            letters = letters.union(letter)
        } else {
            wanted.append(term)
        }
    }

    /// Such as `director:`.
    private static func takeOperator(from rest: inout Substring) -> SearchOperator? {
        let name = rest.prefix { $0.isASCII && $0.isLetter }
        guard rest[name.endIndex...].first == ":",
            let known = SearchOperator(rawValue: name.lowercased())
        else { return nil }
        rest = rest[name.endIndex...].dropFirst()
        return known
    }

    /// A phrase in quotes, of whole words, or else all that is up to a blank or a quote. As long
    /// as a phrase has no end, somebody may still be typing its last word.
    private static func takeText(from rest: inout Substring) -> (String, isBeginning: Bool) {
        guard let first = rest.first, quotes.contains(first) else {
            let text = rest.prefix { !$0.isWhitespace && !quotes.contains($0) }
            rest = rest.dropFirst(text.count)
            return (String(text), true)
        }
        rest.removeFirst()
        let text = rest.prefix { !quotes.contains($0) }
        rest = rest.dropFirst(text.count)
        let isClosed = !rest.isEmpty
        if isClosed { rest.removeFirst() }
        return (String(text), !isClosed)
    }

    private static let quotes = SearchOperator.quotes
    /// More than anybody types, in characters and in terms.
    private static let longest = 1_000
    private static let mostTerms = 64
}

extension SearchExpression {
    /// Whether it asks for more than words.
    var asksForFacts: Bool { !conditions.isEmpty || !excludedConditions.isEmpty }

    /// Whether the entry at a rank meets all conditions. What is not known of an entry is not what is to
    /// be done without.
    func test(in columns: EntryColumns) -> (Int) -> Bool {
        let wanted = conditions.map { $0.test(in: columns) }
        let excluded = excludedConditions.map { $0.test(in: columns) }
        return { rank in
            wanted.allSatisfy { $0(rank) } && !excluded.contains { $0(rank) }
        }
    }

    /// In the language of FTS5, for what has wanted terms.
    var match: String {
        let found = wanted.map(\.match).joined(separator: " AND ")
        guard !excluded.isEmpty else { return found }
        return "(\(found)) NOT \(matchOfExcluded)"
    }

    /// In the language of FTS5: the entries that have any of the excluded terms.
    var matchOfExcluded: String {
        "(" + excluded.map(\.match).joined(separator: " OR ") + ")"
    }
}

extension SearchExpression.Term {
    /// The letter with which a word is to begin, wherever it stands; nil where more is asked for.
    var firstLetter: FirstLetters? {
        guard isBeginning, columns.isEmpty, ways.count == 1, ways[0].count == 1 else { return nil }
        return FirstLetters(ways[0][0])
    }

    /// In the language of FTS5. Words hold letters and digits only, so nothing in the quotes can end them.
    var match: String {
        let ways = ways.map {
            "\"" + $0.joined(separator: " ") + "\"" + (isBeginning ? " *" : "")
        }
        let found = ways.count == 1 ? ways[0] : "(" + ways.joined(separator: " OR ") + ")"
        guard !columns.isEmpty else { return found }
        return "{" + columns.map(\.name).joined(separator: " ") + "} : " + found
    }
}

/// The text of a search, as words to find and words to do without.
///
/// Every text means something: characters that cannot be part of a word are left out.
struct SearchExpression: Hashable {
    private(set) var wanted: [Term] = []
    private(set) var excluded: [Term] = []

    /// Words that follow one another.
    struct Term: Hashable {
        /// In any of these ways: months have names in two languages.
        let ways: [[String]]
        /// Whether the last of them may go on.
        let isBeginning: Bool

        init(_ text: String, isBeginning: Bool, months: SpokenMonths) {
            let words = SearchWords.words(of: text)
            self.isBeginning = isBeginning
            ways = words.isEmpty ? [] : [words] + months.ways(to: words, isBeginning: isBeginning)
        }
    }

    var isEmpty: Bool { wanted.isEmpty && excluded.isEmpty }

    init(_ typed: String, months: SpokenMonths = .english) {
        var rest = ClockWords.inFullHours(String(typed.prefix(Self.longest)))[...]
        while let first = rest.first, wanted.count + excluded.count < Self.mostTerms {
            if first.isWhitespace {
                rest.removeFirst()
                continue
            }
            let isExcluded = first == "-"
            if isExcluded { rest.removeFirst() }
            let term = Self.takeTerm(from: &rest, months)
            guard !term.ways.isEmpty else { continue }
            if isExcluded { excluded.append(term) } else { wanted.append(term) }
        }
    }

    /// A phrase in quotes, of whole words, or else all that is up to a blank or a quote. As long
    /// as a phrase has no end, somebody may still be typing its last word.
    private static func takeTerm(from rest: inout Substring, _ months: SpokenMonths) -> Term {
        guard let first = rest.first, quotes.contains(first) else {
            let text = rest.prefix { !$0.isWhitespace && !quotes.contains($0) }
            rest = rest.dropFirst(text.count)
            return Term(String(text), isBeginning: true, months: months)
        }
        rest.removeFirst()
        let text = rest.prefix { !quotes.contains($0) }
        rest = rest.dropFirst(text.count)
        let isClosed = !rest.isEmpty
        if isClosed { rest.removeFirst() }
        return Term(String(text), isBeginning: !isClosed, months: months)
    }

    private static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»"]
    /// More than anybody types, in characters and in terms.
    private static let longest = 1_000
    private static let mostTerms = 64
}

extension SearchExpression {
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
    /// Words hold letters and digits only, so nothing in the quotes can end them.
    fileprivate var match: String {
        let ways = ways.map {
            "\"" + $0.joined(separator: " ") + "\"" + (isBeginning ? " *" : "")
        }
        return ways.count == 1 ? ways[0] : "(" + ways.joined(separator: " OR ") + ")"
    }
}

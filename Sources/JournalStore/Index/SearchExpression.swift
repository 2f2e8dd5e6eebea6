/// What somebody typed into the search, as words to find and words to do without.
///
/// Every text means something: what cannot be part of a word is left out.
struct SearchExpression: Hashable {
    private(set) var wanted: [Term] = []
    private(set) var excluded: [Term] = []

    /// Words that follow one another.
    struct Term: Hashable {
        let words: [String]
        /// Whether the last of them may go on.
        let isBeginning: Bool
    }

    var isEmpty: Bool { wanted.isEmpty && excluded.isEmpty }

    init(_ typed: String) {
        var rest = typed.prefix(Self.longest)[...]
        while let first = rest.first, wanted.count + excluded.count < Self.mostTerms {
            if first.isWhitespace {
                rest.removeFirst()
                continue
            }
            let isExcluded = first == "-"
            if isExcluded { rest.removeFirst() }
            let term = Self.takeTerm(from: &rest)
            guard !term.words.isEmpty else { continue }
            if isExcluded { excluded.append(term) } else { wanted.append(term) }
        }
    }

    /// A phrase in quotes, of whole words, or else all that is up to a blank or a quote. As long
    /// as a phrase has no end, somebody may still be typing its last word.
    private static func takeTerm(from rest: inout Substring) -> Term {
        guard let first = rest.first, quotes.contains(first) else {
            let text = rest.prefix { !$0.isWhitespace && !quotes.contains($0) }
            rest = rest.dropFirst(text.count)
            return Term(words: SearchWords.words(of: String(text)), isBeginning: true)
        }
        rest.removeFirst()
        let text = rest.prefix { !quotes.contains($0) }
        rest = rest.dropFirst(text.count)
        let isClosed = !rest.isEmpty
        if isClosed { rest.removeFirst() }
        return Term(words: SearchWords.words(of: String(text)), isBeginning: !isClosed)
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
        "\"" + words.joined(separator: " ") + "\"" + (isBeginning ? " *" : "")
    }
}

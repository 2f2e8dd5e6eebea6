import Domain

/// A part of a search between two spaces, split like a condition on a fact.
struct SearchPiece {
    /// The range in the search, without the minus sign.
    let range: Range<String.Index>
    let isExcluded: Bool
    let source: String
    /// The letters at the beginning, in lowercase.
    let name: String
    let hasColon: Bool
    /// The comparison operator after the name and colon.
    let sign: String
    /// The text after the comparison operator.
    let value: String

    /// - Parameter range: the range from one space to the next, where spaces in quotes do not
    ///   count.
    private init(_ range: Range<String.Index>, of search: String) {
        isExcluded = search[range].first == "-"
        let start = isExcluded ? search.index(after: range.lowerBound) : range.lowerBound
        self.range = start..<range.upperBound
        source = String(search[self.range])
        let letters = source.prefix { $0.isASCII && $0.isLetter }
        name = letters.lowercased()
        var rest = source.dropFirst(letters.count)
        hasColon = rest.first == ":"
        if hasColon { rest.removeFirst() }
        sign = String(rest.prefix(while: Self.isSign))
        value = String(rest.dropFirst(sign.count))
    }

    static func all(of search: String) -> [SearchPiece] {
        var pieces: [SearchPiece] = []
        var start: String.Index?
        var isQuoted = false
        for place in search.indices {
            if search[place].isWhitespace, !isQuoted {
                if let start { pieces.append(SearchPiece(start..<place, of: search)) }
                start = nil
                continue
            }
            if SearchOperator.quotes.contains(search[place]) { isQuoted.toggle() }
            start = start ?? place
        }
        if let start { pieces.append(SearchPiece(start..<search.endIndex, of: search)) }
        return pieces
    }

    /// Whether a character is part of a comparison operator.
    static func isSign(_ character: Character) -> Bool { "<>=≤≥".contains(character) }

    var fact: SearchOperator? { SearchOperator(rawValue: name) }

    /// Whether it has the form of a condition, even if no operator has its name.
    var isQuestion: Bool { !name.isEmpty && hasColon }
}

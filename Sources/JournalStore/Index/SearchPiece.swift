import Domain

/// What stands between two blanks of a search, taken apart as a question about a fact would be.
struct SearchPiece {
    /// Where it stands in the search, without its minus sign.
    let range: Range<String.Index>
    let isExcluded: Bool
    let source: String
    /// The letters that it begins with, in lower case.
    let name: String
    let hasColon: Bool
    /// The comparison behind the name and its colon.
    let sign: String
    /// All behind the comparison.
    let value: String

    /// - Parameter range: from one blank to the next, where quotes hold no blanks.
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

    /// Whether a character is part of a comparison.
    static func isSign(_ character: Character) -> Bool { "<>=≤≥".contains(character) }

    var fact: SearchOperator? { SearchOperator(rawValue: name) }

    /// Whether it asks for a fact by itself, be there such a fact or not.
    var isQuestion: Bool { !name.isEmpty && hasColon }
}

import Domain

/// The incomplete fact at the end of a search's text.
struct TypedFact {
    /// The text before the fact, with the fact's minus sign.
    let before: String
    /// The name before the colon, complete or not.
    let name: String
    /// The value after the colon, without quotes, or `nil` without a colon.
    let value: String?

    /// Finds the fact at the end of a text, or makes `nil` if the text ends with something else.
    init?(endOf search: String) {
        var start = search.startIndex
        var isQuoted = false
        for place in search.indices {
            switch search[place] {
            case let sign where SearchOperator.quotes.contains(sign): isQuoted.toggle()
            case let sign where sign.isWhitespace && !isQuoted: start = search.index(after: place)
            default: break
            }
        }
        if search[start...].first == "-" { start = search.index(after: start) }
        let typed = search[start...]
        let name = typed.prefix { $0.isASCII && $0.isLetter }
        let rest = typed.dropFirst(name.count)
        // A closing quote ends the value.
        guard !name.isEmpty, rest.isEmpty || rest.first == ":",
            isQuoted || !typed.contains(where: SearchOperator.quotes.contains)
        else { return nil }
        before = String(search[..<start])
        self.name = name.lowercased()
        value = rest.isEmpty ? nil : rest.dropFirst().filter { !SearchOperator.quotes.contains($0) }
    }
}

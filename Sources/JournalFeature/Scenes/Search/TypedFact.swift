import Domain

/// The fact at the end of a search's text that somebody is about to ask for.
struct TypedFact {
    /// The text before it, with its minus sign.
    let before: String
    /// What stands before the colon, or is there so far.
    let name: String
    /// What stands behind the colon, without quotes; nil while there is none.
    let value: String?

    /// Nil where the text ends with something else.
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
        // A quote that ends says that nothing more is to come.
        guard !name.isEmpty, rest.isEmpty || rest.first == ":",
            isQuoted || !typed.contains(where: SearchOperator.quotes.contains)
        else { return nil }
        before = String(search[..<start])
        self.name = name.lowercased()
        value = rest.isEmpty ? nil : rest.dropFirst().filter { !SearchOperator.quotes.contains($0) }
    }
}

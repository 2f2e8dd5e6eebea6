nonisolated extension [String] {
    /// The values of a text that lists them between commas, without the spaces around them. Each
    /// is listed once, whatever its case, and `exception` not at all.
    public init(commaSeparated text: String, except exception: String) {
        var known: Set = ["", exception.lowercased()]
        self = text.split(separator: ",").map(\.trimmingSpaces)
            .filter { known.insert($0.lowercased()).inserted }
    }

    /// The values as a text that lists them, such as "alps, night train".
    public var commaSeparated: String { joined(separator: ", ") }

    /// The values as a text to read, which says of those after the first `most` how many they are:
    /// "alps, night train … and 19,950 more".
    public func commaSeparated(upTo most: Int, words: LocalWords) -> String {
        guard count > most else { return commaSeparated }
        return "\(Array(prefix(most)).commaSeparated) … and \(words.number(count - most)) more"
    }
}

nonisolated extension StringProtocol {
    /// The text without white space at its ends.
    public var trimmingSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

nonisolated extension [String] {
    /// The values of a text that lists them between commas, without the spaces around them. Each
    /// is listed once, whatever its case, and `exception` not at all.
    public init(commaSeparated text: String, except exception: String = "") {
        var known: Set = ["", exception.lowercased()]
        self = text.split(separator: ",").map(\.trimmingSpaces)
            .filter { known.insert($0.lowercased()).inserted }
    }

    /// The values as a text that lists them, such as "alps, night train".
    public var commaSeparated: String { joined(separator: ", ") }
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

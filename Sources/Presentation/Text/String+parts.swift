nonisolated extension [String] {
    /// Splits a text at its commas, without the spaces around the values. Each value is listed
    /// once, whatever its case, and `exception` is left out.
    public init(commaSeparated text: String, except exception: String = "") {
        var known: Set = ["", exception.lowercased()]
        self = text.split(separator: ",").map(\.trimmingSpaces)
            .filter { known.insert($0.lowercased()).inserted }
    }

    /// The values separated by commas, such as "alps, night train".
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

extension String {
    /// The last part of a path: the name of the file, without its folders.
    public var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}

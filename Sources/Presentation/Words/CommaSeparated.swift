extension [String] {
    /// The values of a text that lists them between commas, each once and without the spaces
    /// around it; empty ones are left out.
    public init(commaSeparated text: String) {
        self = []
        for part in text.split(separator: ",") {
            let value = part.trimmingSpaces
            if !value.isEmpty, !contains(value) { append(value) }
        }
    }

    /// The values as a text that lists them, such as "alps, night train".
    public var commaSeparated: String { joined(separator: ", ") }
}

extension StringProtocol {
    /// The text without white space at its ends.
    public var trimmingSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

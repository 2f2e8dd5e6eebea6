/// The text of a search from one space to the next, or after the colon of an operator.
package struct TypedValue {
    /// The texts of which any may match. Only whole values have several.
    package private(set) var texts: [String]
    /// Whether the texts are whole values of a field, as the equals sign before them says.
    package let isWhole: Bool
    package let isQuoted: Bool
    /// Whether the last word may be the beginning of a longer one.
    package let isBeginning: Bool

    package var text: String { texts[0] }

    /// Parses a value from the beginning of a text. Whole values may have others after bars.
    package init(from rest: inout Substring, canBeWhole: Bool) {
        isWhole = canBeWhole && rest.first == "="
        if isWhole { rest.removeFirst() }
        isQuoted = rest.first.map(SearchOperator.quotes.contains) == true
        let (text, isBeginning) = Self.parseText(from: &rest, endsAtBar: isWhole)
        self.isBeginning = isBeginning
        texts = [text]
        while isWhole, rest.first == "|" {
            rest.removeFirst()
            let isQuoted = rest.first.map(SearchOperator.quotes.contains) == true
            let other = Self.parseText(from: &rest, endsAtBar: true)
            // A quotation without its closing mark is still being typed.
            let isComplete = isQuoted ? !other.isBeginning : !other.text.isEmpty
            if isComplete { texts.append(other.text) }
        }
    }

    /// Parses a quoted phrase of whole words, or else the text up to a space or a quotation mark.
    /// The last word of a phrase without a closing mark may still be incomplete.
    private static func parseText(
        from rest: inout Substring, endsAtBar: Bool
    ) -> (text: String, isBeginning: Bool) {
        guard let first = rest.first, SearchOperator.quotes.contains(first) else {
            let text = rest.prefix {
                !$0.isWhitespace && !SearchOperator.quotes.contains($0) && !(endsAtBar && $0 == "|")
            }
            rest = rest.dropFirst(text.count)
            return (String(text), true)
        }
        rest.removeFirst()
        let text = rest.prefix { !SearchOperator.quotes.contains($0) }
        rest = rest.dropFirst(text.count)
        let isClosed = !rest.isEmpty
        if isClosed { rest.removeFirst() }
        return (String(text), !isClosed)
    }
}

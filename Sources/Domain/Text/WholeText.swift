/// The comparison of texts as a whole: without case, accents and punctuation, or by the punctuation
/// if there is nothing else.
package enum WholeText {
    /// Returns the key of a text, shortened to the length that distinguishes texts.
    package static func key(of text: String) -> String {
        let folded = folded(text)
        guard folded.utf8.count > CountedName.longest else { return folded }
        var short = folded.prefix(CountedName.longest)
        while short.last == " " { short.removeLast() }
        return String(short)
    }

    /// Returns the whole text in comparable form.
    package static func folded(_ text: String) -> String {
        var words = SearchWords(joinsNumbers: false)
        words.append(text)
        return words.isEmpty ? signs(of: text) : words.text
    }

    /// Returns the punctuation without quotation marks and characters that combine with them,
    /// because searches put it in quotation marks.
    private static func signs(of text: String) -> String {
        var scalars = Array(text.unicodeScalars).filter { scalar in
            !SearchOperator.quotes.contains { $0.unicodeScalars.first == scalar }
                && !scalar.properties.isWhitespace
        }
        while let first = scalars.first, "\"\(first)".count < 2 { scalars.removeFirst() }
        while let last = scalars.last, "\(last)\"".count < 2 { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars))
    }
}

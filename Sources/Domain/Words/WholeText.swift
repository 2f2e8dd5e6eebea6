/// A text as it is compared as a whole: without case, accents and signs, or where there is nothing else
/// in it, its signs.
package enum WholeText {
    /// What tells texts apart: as much of them as that takes.
    package static func key(of text: String) -> String {
        let folded = folded(text)
        guard folded.utf8.count > CountedName.longest else { return folded }
        var short = folded.prefix(CountedName.longest)
        while short.last == " " { short.removeLast() }
        return String(short)
    }

    /// All of it.
    package static func folded(_ text: String) -> String {
        var words = SearchWords(joinsNumbers: false)
        words.append(text)
        return words.isEmpty ? signs(of: text) : words.text
    }

    /// In a search no quote stands between quotes, nor what is written over one.
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

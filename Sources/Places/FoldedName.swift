internal import Domain

/// The form in which names are compared: words without case and accents, separated by blanks.
enum FoldedName {
    /// Returns the folded words, or an empty text if there is no letter or digit.
    static func words(of text: String) -> String {
        var words = SearchWords(joinsNumbers: false)
        words.append(text)
        return words.text
    }
}

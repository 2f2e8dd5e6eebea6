internal import Domain

/// A name as names are compared: its words without case and accents, parted by blanks.
enum FoldedName {
    /// Empty for a text without a letter or a digit.
    static func words(of text: String) -> String {
        var words = SearchWords(joinsNumbers: false)
        words.append(text)
        return words.text
    }
}

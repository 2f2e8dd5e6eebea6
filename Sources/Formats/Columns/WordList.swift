/// Words and phrases in one text, with bars between them.
enum WordList {
    static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: "|").map(String.init))
    }

    /// Returns the meanings of words, from the words of each meaning.
    static func meanings<Meaning>(_ texts: [Meaning: String]) -> [String: Meaning] {
        var meanings: [String: Meaning] = [:]
        for (meaning, text) in texts {
            for word in words(text) { meanings[word] = meaning }
        }
        return meanings
    }
}

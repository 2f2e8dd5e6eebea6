/// The free words of a search, without those that are excluded and those of operators, and their
/// places in a text that it finds.
package struct SearchedWords {
    private var phrases: [Phrase] = []

    /// Words that follow one another.
    private struct Phrase {
        let words: [String]
        /// Whether the last word may be the beginning of a longer one.
        let isBeginning: Bool

        func matches(_ word: String, at place: Int) -> Bool {
            isBeginning && place == words.count - 1
                ? word.utf8.starts(with: words[place].utf8) : word == words[place]
        }
    }

    /// A word of a text, folded as the search compares it.
    private struct Word {
        let folded: String
        let range: Range<String.Index>
    }

    /// The greatest length of a search in which words are looked for, in characters.
    private static let longest = 1_000
    private static let mostPhrases = 64

    package init(_ search: String) {
        var rest = search.prefix(Self.longest)
        while let first = rest.first, phrases.count < Self.mostPhrases {
            if first.isWhitespace {
                rest.removeFirst()
                continue
            }
            if first == "-" { rest.removeFirst() }
            let fact = SearchOperator(from: &rest)
            let typed = TypedValue(from: &rest, canBeWhole: fact != nil)
            let words = SearchWords.words(of: typed.text)
            if first != "-", fact == nil, !words.isEmpty {
                phrases.append(Phrase(words: words, isBeginning: typed.isBeginning))
            }
        }
    }

    /// Returns the places of the words in a text, in rising order and apart from each other. Of a
    /// word that goes on, it is that of the beginning that was searched for.
    package func ranges(in text: String) -> [Range<String.Index>] {
        guard !phrases.isEmpty, SearchWords.words(of: text).contains(where: isSought) else {
            return []
        }
        let words = Self.words(of: text)
        var found = RangeSet<String.Index>()
        for phrase in phrases {
            for start in words.indices.dropLast(phrase.words.count - 1) {
                let some = words[start..<start + phrase.words.count]
                guard zip(some, 0...).allSatisfy({ phrase.matches($0.folded, at: $1) }),
                    let last = some.last
                else { continue }
                let end = Self.end(of: phrase.words[some.count - 1], in: last, of: text)
                found.insert(contentsOf: words[start].range.lowerBound..<end)
            }
        }
        return Array(found.ranges)
    }

    private func isSought(_ word: String) -> Bool {
        phrases.contains { phrase in
            phrase.words.indices.contains { phrase.matches(word, at: $0) }
        }
    }

    private static func words(of text: String) -> [Word] {
        text.split(whereSeparator: \.isWhitespace).flatMap { part -> [Word] in
            let folded = SearchWords.words(of: String(part))
            // Letter by letter, a long word takes time.
            if folded.count == 1, part.allSatisfy({ $0.isLetter || $0.isNumber }) {
                return [Word(folded: folded[0], range: part.startIndex..<part.endIndex)]
            }
            var (words, rest): ([Word], Substring) = ([], part)
            while let word = firstWord(of: rest) {
                words.append(word)
                rest = rest[word.range.upperBound...]
            }
            return words
        }
    }

    /// Returns the first word of a part of a text that has no blanks. A character that is several
    /// words, such as "½", matches none.
    private static func firstWord(of part: Substring) -> Word? {
        var start = part.startIndex
        var word: Word?
        for index in part.indices {
            let next = part.index(after: index)
            let folded = SearchWords.words(of: String(part[..<next]))
            guard let first = folded.first else {
                start = next
                continue
            }
            guard folded.count == 1 else { return word ?? Word(folded: "", range: start..<next) }
            // A sign after a word adds nothing to it.
            if first != word?.folded { word = Word(folded: first, range: start..<next) }
        }
        return word
    }

    /// Returns the end of the beginning of a word that a sought one matches.
    private static func end(of sought: String, in word: Word, of text: String) -> String.Index {
        let range = word.range
        guard word.folded.utf8.count > sought.utf8.count else { return range.upperBound }
        return text[range].indices.lazy.map { text.index(after: $0) }.first { end in
            let folded = SearchWords.words(of: String(text[range.lowerBound..<end]))
            return folded.first?.utf8.starts(with: sought.utf8) == true
        } ?? range.upperBound
    }
}

/// The words and signs of a typed line. Arrows, long dashes, quotation marks and commas are tokens
/// of their own, also where no blank separates them.
struct LineTokens {
    private(set) var all: [LineToken] = []
    private let line: String
    /// The end of the text that is read.
    private let end: String.Index
    private let isRightToLeft: Bool

    /// The greatest number of characters that are read.
    private static let most = 400

    init(_ line: String) {
        self.line = line
        end =
            line.index(line.startIndex, offsetBy: Self.most, limitedBy: line.endIndex)
            ?? line.endIndex
        isRightToLeft =
            line.unicodeScalars.first(where: \.properties.isAlphabetic)?.isRightToLeft == true
        read()
    }

    /// The text beyond the greatest number of characters, or `nil` if there is none.
    var excess: Range<String.Index>? {
        line[end...].allSatisfy(\.isWhitespace) ? nil : end..<line.endIndex
    }

    /// Returns a part of the line.
    func part<Meaning>(_ tokens: Range<Int>, _ meaning: Meaning) -> LinePart<Meaning> {
        part(range(tokens), meaning)
    }

    func part<Meaning>(_ range: Range<String.Index>, _ meaning: Meaning) -> LinePart<Meaning> {
        let start = line.distance(from: line.startIndex, to: range.lowerBound)
        let count = line.distance(from: range.lowerBound, to: range.upperBound)
        return LinePart(text: text(range), meaning: meaning, place: start..<start + count)
    }

    /// Returns the text of some tokens as it was typed, with single blanks.
    func text(_ tokens: Range<Int>) -> String { text(range(tokens)) }

    /// The hyphens in a token.
    func hyphens(in place: Int) -> [String.Index] {
        line[all[place].range].indices.filter { line[$0] == "-" }
    }

    /// Returns the texts of some tokens before and after a sign.
    func texts(of tokens: Range<Int>, around sign: String.Index) -> (String, String) {
        let whole = range(tokens)
        return (text(whole.lowerBound..<sign), text(line.index(after: sign)..<whole.upperBound))
    }

    /// Returns the tokens with a word split around a sign, which becomes a token.
    func splitting(_ place: Int, around sign: String.Index) -> LineTokens {
        let range = all[place].range
        let next = line.index(after: sign)
        return replacing(
            place, by: [range.lowerBound..<sign, sign..<next, next..<range.upperBound])
    }

    /// Returns the tokens with the first letter of a word split off, together with a hyphen behind
    /// it.
    func splittingPrefix(_ place: Int) -> LineTokens {
        let range = all[place].range
        var end = line.index(after: range.lowerBound)
        if "-־".contains(line[end]) { end = line.index(after: end) }
        return replacing(place, by: [range.lowerBound..<end, end..<range.upperBound])
    }

    private func replacing(_ place: Int, by ranges: [Range<String.Index>]) -> LineTokens {
        var split = self
        split.all.replaceSubrange(
            place...place,
            with: ranges.filter { !$0.isEmpty }.enumerated().map { number, range in
                LineToken(
                    text: String(line[range]), range: range,
                    isAttached: number > 0 || all[place].isAttached)
            })
        return split
    }

    private func range(_ tokens: Range<Int>) -> Range<String.Index> {
        guard let first = tokens.first, let last = tokens.last else { return end..<end }
        return all[first].range.lowerBound..<all[last].range.upperBound
    }

    private func text(_ range: Range<String.Index>) -> String {
        line[range].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private mutating func read() {
        var index = line.startIndex
        var word: String.Index?
        while index < end {
            if line[index].isWhitespace {
                endWord(&word, at: index)
                index = line.index(after: index)
            } else if let count = sign(at: index, in: word) {
                endWord(&word, at: index)
                let next = line.index(index, offsetBy: count)
                append(index..<next)
                index = next
            } else {
                // A number of days or minutes as in "06:10+1" is a separate word.
                if line[index] == "+", isNumber(before: index) { endWord(&word, at: index) }
                word = word ?? index
                index = line.index(after: index)
            }
        }
        endWord(&word, at: end)
    }

    private mutating func endWord(_ word: inout String.Index?, at index: String.Index) {
        if let start = word { append(start..<index) }
        word = nil
    }

    private mutating func append(_ range: Range<String.Index>) {
        all.append(
            LineToken(
                text: String(line[range]), range: range,
                isAttached: character(before: range.lowerBound)?.isWhitespace == false))
    }

    /// Returns the number of characters of the sign that begins at an index, or `nil` if there is
    /// none.
    ///
    /// - Parameter word: the start of the word before the index, or `nil` if there is none.
    private func sign(at index: String.Index, in word: String.Index?) -> Int? {
        let (sign, rest) = (line[index], line[index..<end])
        if let arrow = LineToken.arrows.first(where: rest.hasPrefix) { return arrow.count }
        switch sign {
        case "–", "—": return 1
        case "←": return isRightToLeft ? 1 : nil
        case "@": return word == nil ? 1 : nil
        // Hebrew acronyms have a quotation mark between their letters.
        case "\"": return word != nil && isLetter(after: index) ? nil : 1
        // A hyphen separates times as in "14:02-23:33".
        case "-": return isNumber(before: index) && isClock(after: index) ? 1 : nil
        default: break
        }
        if LineToken.quotes.contains(sign) { return 1 }
        if LineToken.punctuation.contains(sign) {
            let isOfOtherScript = "、，".contains(sign)
            return isOfOtherScript || character(after: index)?.isWhitespace != false ? 1 : nil
        }
        guard word != nil, let before = character(before: index) else { return nil }
        return JapaneseSuffix.length(at: rest, after: before)
    }

    private func character(before index: String.Index) -> Character? {
        index == line.startIndex ? nil : line[line.index(before: index)]
    }

    private func character(after index: String.Index) -> Character? {
        let next = line.index(after: index)
        return next < end ? line[next] : nil
    }

    private func isNumber(before index: String.Index) -> Bool {
        character(before: index)?.isDigit == true
    }

    private func isLetter(after index: String.Index) -> Bool {
        character(after: index)?.isLetter == true
    }

    private func isClock(after index: String.Index) -> Bool {
        let text = line[line.index(after: index)..<end].prefix {
            !$0.isWhitespace && !"+,".contains($0)
        }
        return text.contains(":") && TypedClock(String(text))?.reading != nil
    }
}

/// The suffixes that say in Japanese from where or until where, and of departures and arrivals.
private enum JapaneseSuffix {
    private static let closing = ["まで", "発", "着", "行き", "経由"]

    /// Returns the number of characters of the suffix with which a text begins, or `nil` if there
    /// is none.
    ///
    /// - Parameter before: the last character of the word that the suffix would end.
    static func length(at rest: Substring, after before: Character) -> Int? {
        guard isJapanese(before) || before.isDigit else { return nil }
        if rest.hasPrefix("から") { return 2 }
        guard let suffix = closing.first(where: rest.hasPrefix) else { return nil }
        let next = rest.dropFirst(suffix.count).first
        let isLast =
            next.map { $0.isWhitespace || $0.isDigit || LineToken.punctuation.contains($0) }
            ?? true
        return isLast ? suffix.count : nil
    }

    private static func isJapanese(_ character: Character) -> Bool {
        character.unicodeScalars.first.map {
            (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
        } ?? false
    }
}

extension Int {
    /// Reads a number of one to nine digits of any script, and returns `nil` for any other text.
    init?(figures text: some StringProtocol) {
        guard (1...9).contains(text.count) else { return nil }
        var number = 0
        for character in text {
            guard character.isNumber, let figure = character.wholeNumberValue, figure < 10 else {
                return nil
            }
            number = number * 10 + figure
        }
        self = number
    }
}

extension Character {
    /// Whether it is a digit of any script, and no letter that stands for a number, as in Chinese.
    var isDigit: Bool { unicodeScalars.first?.properties.generalCategory == .decimalNumber }
}

/// A part of a typed line with its meaning. Words that belong together are one part.
public struct LinePart<Meaning: Hashable & Sendable>: Hashable, Sendable {
    public let text: String
    public let meaning: Meaning
    /// The place of the part in the line, in characters.
    public let place: Range<Int>

    /// Returns the part with another meaning.
    func meaning(_ other: Meaning) -> Self { Self(text: text, meaning: other, place: place) }
}

extension LineTokens {
    /// Returns the tokens with the letters split off that mean *from*, *to* and *at* in Hebrew, before
    /// a hyphen, a digit or the name of a place.
    func splittingHebrewPrefixes(_ known: KnownNames) -> LineTokens {
        var tokens = self
        for place in all.indices.reversed() where tokens.hasPrefix(at: place, known) {
            tokens = tokens.splittingPrefix(place)
        }
        return tokens
    }

    private func hasPrefix(at place: Int, _ known: KnownNames) -> Bool {
        let word = all[place].text
        guard let first = word.first, "מלב".contains(first),
            let next = word.dropFirst().first
        else { return false }
        if "-־".contains(next) { return word.count > 2 }
        if next.isDigit { return true }
        guard word.count > 2 else { return false }
        return (1...3).contains { count in
            guard place + count <= all.count else { return false }
            let name = text(place..<place + count)
            return !known.isName(name) && known.isName(String(name.dropFirst()))
        }
    }
}

/// A word of a typed line, or a sign that is not part of a word.
struct LineToken {
    let text: String
    let range: Range<String.Index>
    /// Whether there is no blank before it.
    let isAttached: Bool

    /// The text in the form of the keys of words.
    var key: String { DayWords.key(text) }

    /// The key without the brackets around the word.
    var bareKey: String {
        text.first == "(" && text.last == ")" ? DayWords.key(text.dropFirst().dropLast()) : key
    }

    var isArrow: Bool { Self.isArrow(text) }
    var isDash: Bool { ["-", "–", "—"].contains(text) }
    var isQuote: Bool { Self.isQuote(text) }
    var isPunctuation: Bool { text.count == 1 && text.allSatisfy(Self.punctuation.contains) }

    /// Whether the token may be part of a name.
    var isWord: Bool { !isArrow && !isDash && !isQuote && !isPunctuation }

    var isNumber: Bool { text.allSatisfy(\.isDigit) }

    static func isQuote(_ text: String) -> Bool {
        text.count == 1 && text.allSatisfy(quotes.contains)
    }

    static func isArrow(_ text: String) -> Bool { arrows.contains(text) || text == "←" }

    /// The arrows between two places, the longest first.
    static let arrows = [
        "-->", "==>", "->", "=>", ">", "＞", "→", "➔", "⇒", "⟶", "➜", "➝", "➞", "⟹", "⇨",
    ]
    static let quotes: Set<Character> = ["\"", "“", "”", "„", "«", "»", "「", "」", "『", "』"]
    static let punctuation: Set<Character> = [",", ";", ":", "·", "|", "、", "，"]
}

/// The heading of a column, as words with the notions that they stand for.
struct Heading {
    /// The words in lower case, without accents.
    let words: [String]
    private let tokens: [Token]

    private struct Token {
        let notions: Set<String>
        let isFiller: Bool
    }

    init(_ text: String) {
        let single = Self.plurals.reduce(text) { $0.replacing($1, with: "") }
            .replacing("#", with: " number ")
        words = Self.plain(single).split(separator: " ").map(String.init)
        tokens = Self.tokens(of: Self.withoutExplanation(single))
    }

    private static func tokens(of text: String) -> [Token] {
        plain(text).split(separator: " ").flatMap { word -> [String] in
            let word = String(word)
            return HeadingWords.notions(of: word).isEmpty && !HeadingWords.isFiller(word)
                ? HeadingWords.parts(of: word[...]) ?? [word] : [word]
        }.filter { !$0.allSatisfy(\.isNumber) }.map {
            Token(notions: HeadingWords.notions(of: $0), isFiller: HeadingWords.isFiller($0))
        }
    }

    /// Returns a heading without the part in brackets if none of its words is known, as in
    /// “Note (1 = sehr gut)”.
    private static func withoutExplanation(_ text: String) -> String {
        guard let start = text.firstIndex(of: "("), let end = text[start...].lastIndex(of: ")")
        else { return text }
        let isKnown = tokens(of: String(text[start...end])).contains {
            !$0.notions.isEmpty && !$0.isFiller
        }
        return isKnown ? text : String(text[..<start]) + text[text.index(after: end)...]
    }

    /// The endings for several things, as in “Director(s)”.
    private static let plurals = ["(s)", "(n)", "(en)", "(e)", "(er)", "(in)"]

    /// The numbers in the heading, such as 1 and 10 of “Rating (1–10)”.
    var numbers: [Int] { words.compactMap { Int($0) } }

    /// The code of the currency in the heading, such as `EUR`, or `nil` if it names none.
    var currency: String? {
        let codes: Set = ["eur", "usd", "gbp", "chf", "pln", "czk", "sek", "dkk", "nok"]
        if words.contains(where: { ["euro", "euros"].contains($0) }) { return "EUR" }
        return words.first(where: codes.contains)?.uppercased()
    }

    func names(_ notion: String) -> Bool { tokens.contains { $0.notions.contains(notion) } }

    /// Whether no word of the heading is known.
    var isUnknown: Bool { tokens.allSatisfy { $0.notions.isEmpty || $0.isFiller } }

    /// Returns the number of unknown words besides those of a pattern, or `nil` if the heading has
    /// not all its notions, or others.
    func strangers(beside pattern: HeadingPattern) -> Int? {
        var met: Set<String> = []
        var (explained, strangers) = (0, 0)
        for token in tokens {
            let shared = token.notions.intersection(pattern.allowed)
            if !shared.isEmpty {
                met.formUnion(shared)
                explained += 1
            } else if token.isFiller {
                continue
            } else if token.notions.isEmpty {
                strangers += 1
            } else {
                return nil
            }
        }
        guard explained >= pattern.needed.count,
            pattern.needed.allSatisfy({ !$0.isDisjoint(with: met) })
        else { return nil }
        return strangers
    }

    /// Returns a text for comparison: in lower case, without accents, and with single blanks
    /// between words and numbers, also for `watchedDate` and `watched_date`.
    static func plain(_ text: String) -> String {
        var spaced = ""
        var previous: Character = " "
        for character in text.prefix(200) {
            if character.isUppercase && previous.isLowercase
                || character.isNumber != previous.isNumber
            {
                spaced.append(" ")
            }
            spaced.append(others[character] ?? String(character))
            previous = character
        }
        return CalendarWords.plain(spaced).split { !$0.isLetter && !$0.isNumber }
            .joined(separator: " ")
    }

    /// Letters that folding keeps.
    private static let others: [Character: String] = [
        "ł": "l", "Ł": "l", "ø": "o", "Ø": "o", "æ": "ae", "Æ": "ae", "ß": "ss", "œ": "oe",
        "№": "no",
        "đ": "d", "ð": "d",
    ]
}

/// The notions that the words of a heading stand for.
///
/// In its text, each word is a notion, or several with a slash between them, and the words of a
/// heading may be in any order. A notion with a question mark may be missing. A number behind a
/// colon is the weight.
struct HeadingPattern: Sendable {
    /// The notions that a heading must have, each with those that may be in its place.
    let needed: [Set<String>]
    /// All notions that a heading may have.
    let allowed: Set<String>
    /// The weight of the pattern up to 100, or `nil` if its place among others gives it.
    let weight: Int?

    init(_ text: some StringProtocol) {
        let sides = text.split(separator: ":")
        weight = sides.count > 1 ? Int(sides[1]) : nil
        var needed: [Set<String>] = []
        var allowed: Set<String> = []
        for word in sides[0].split(separator: " ") {
            let isNeeded = word.last != "?"
            let names = isNeeded ? Substring(word) : Substring(word.dropLast())
            let notions = Set(names.split(separator: "/").map(String.init))
            if isNeeded { needed.append(notions) }
            allowed.formUnion(notions)
        }
        self.needed = needed
        self.allowed = allowed
    }
}

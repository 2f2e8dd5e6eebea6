/// The words of a line, with its arrows and dashes as separate words.
struct LineTokens {
    let words: [String]
    /// The index of the separator between the two places, or `nil` if there is none.
    let middle: Int?

    private static let arrows: Set<String> = ["→", "➔", "⇒", "->", "-->", "=>", ">"]
    private static let dashes: Set<String> = ["-", "–", "—"]

    init(_ line: String, between: Set<String>) {
        let words = Self.apart(line).split(whereSeparator: \.isWhitespace).map(String.init)
        self.words = words
        let inside = words.indices.dropFirst().dropLast()
        middle =
            inside.first { Self.arrows.contains(words[$0]) }
            ?? inside.first {
                Self.dashes.contains(words[$0])
                    && !(Self.isClock(words[$0 - 1]) && Self.isClock(words[$0 + 1]))
            }
            ?? inside.first { between.contains(DayWords.key(words[$0])) }
    }

    static func isSeparator(_ word: String) -> Bool {
        arrows.contains(word) || dashes.contains(word)
    }

    static func isArrow(_ word: String) -> Bool { arrows.contains(word) }

    /// Returns whether a word can only be a time of day, as it has a colon.
    static func isClock(_ word: String) -> Bool {
        word.contains { $0 == ":" } && TypedClock(word)?.reading != nil
    }

    /// Returns whether a word looks like a time of day, including impossible ones such as "25:10".
    static func isLikeClock(_ word: String) -> Bool {
        word.contains(":") && word.allSatisfy { $0.isNumber || $0 == ":" }
    }

    /// Returns the line with spaces around the separators of places and times.
    private static func apart(_ line: String) -> String {
        var apart = ""
        var rest = line[...]
        while let first = rest.first {
            if let sign = ["-->", "->", "=>"].first(where: rest.hasPrefix) {
                apart += " \(sign) "
                rest = rest.dropFirst(sign.count)
                continue
            }
            let isLong = ["→", "➔", "⇒", ">", "–", "—"].contains(first)
            // A hyphen separates times as in "14:02-23:33", but not places as in "Baden-Baden".
            let isBetweenTimes =
                first == "-" && apart.last?.isNumber == true
                && isClock(String(rest.dropFirst().prefix { !$0.isWhitespace }))
            // A number of days as in "06:10+1" becomes a separate word.
            let isDays = first == "+" && apart.last?.isNumber == true
            apart += isLong || isBetweenTimes ? " \(first) " : isDays ? " +" : String(first)
            rest.removeFirst()
        }
        return apart
    }
}

/// The words of a line, with its arrows and dashes as words of their own.
struct LineTokens {
    let words: [String]
    /// Where the two places part; nil where nothing says so.
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

    /// A time of day that could not be anything else, as it is not of figures alone.
    static func isClock(_ word: String) -> Bool {
        word.contains { $0 == ":" } && TypedClock(word)?.reading != nil
    }

    /// Such as "25:10", which no clock shows.
    static func isLikeClock(_ word: String) -> Bool {
        word.contains(":") && word.allSatisfy { $0.isNumber || $0 == ":" }
    }

    /// The line with spaces around what stands between two places, or two times.
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
            // "14:02-23:33", and no "Baden-Baden".
            let isBetweenTimes =
                first == "-" && apart.last?.isNumber == true
                && isClock(String(rest.dropFirst().prefix { !$0.isWhitespace }))
            // "06:10+1"
            let isDays = first == "+" && apart.last?.isNumber == true
            apart += isLong || isBetweenTimes ? " \(first) " : isDays ? " +" : String(first)
            rest.removeFirst()
        }
        return apart
    }
}

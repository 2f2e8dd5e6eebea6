import Foundation

/// The decimal mark of a column's numbers.
enum DecimalMark: Character {
    case point = "."
    case comma = ","

    var other: DecimalMark { self == .point ? .comma : .point }

    /// Returns the mark that a number proves, or `nil` if it proves none. The last of two marks is
    /// proof, and so is one that is not before three digits.
    static func proven(by text: String) -> DecimalMark? {
        let marks = text.filter { ".,".contains($0) }
        guard let last = marks.last, let place = text.lastIndex(of: last) else { return nil }
        if marks.count > 1, marks.allSatisfy({ $0 == last }) {
            return DecimalMark(rawValue: last)?.other
        }
        let digits = text[text.index(after: place)...].prefix { $0.isNumber }.count
        return marks.count > 1 || digits != 3 ? DecimalMark(rawValue: last) : nil
    }
}

/// Reads numbers as people and spreadsheets write them.
enum WrittenNumber {
    /// - Parameter mark: the column's mark, or `nil` if its numbers prove none or both.
    static func read(_ text: String, mark: DecimalMark?) -> Decimal? {
        let mark = mark ?? DecimalMark.proven(by: text) ?? .point
        var digits = ""
        for character in text.onOneLine {
            switch character {
            case mark.rawValue: digits.append(".")
            case mark.other.rawValue, "'", "’": continue
            case _ where character.isWhitespace: continue
            case "0"..."9": digits.append(character)
            default: return nil
            }
        }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        let groups = text.prefix { $0 != mark.rawValue }.split(separator: mark.other.rawValue)
        guard groups.count < 2 || areThousands(groups), (1...2).contains(parts.count),
            digits.utf8.count <= 30,
            parts.contains(where: { !$0.isEmpty })
        else { return nil }
        let number = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
        // A conversion from binary adds digits, as in 7.757000000000001.
        return parts.last?.count ?? 0 > 9 && parts.count == 2 ? number?.rounded(to: 8) : number
    }

    /// Whether digits are grouped as those of a large number, and not of a date.
    private static func areThousands(_ groups: [Substring]) -> Bool {
        let digits = groups.map { group in group.count { $0.isNumber } }
        return digits[0] <= 3 && digits.last == 3 && digits.dropFirst().allSatisfy { $0 > 1 }
    }

    /// Returns the year of `1999`, `2012.0`, `(1999)` or `1999–2007`, or `nil` for other text.
    static func year(_ text: String) -> Int? {
        let text = text.onOneLine.drop { $0 == "(" }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard digits.count == 4, let year = Int(digits), (1_870...2_100).contains(year) else {
            return nil
        }
        let rest = text.dropFirst(4)
        if rest.allSatisfy({ ".0)".contains($0) }) { return year }
        let end = rest.drop { "-–— ".contains($0) }
        let isSpan = end.isEmpty || end.count == 4 && end.allSatisfy(\.isNumber)
        return end.startIndex > rest.startIndex && isSpan ? year : nil
    }

    /// Returns the number and the unit of an amount such as `49,90 €` or `EUR 49.90`, or `nil` if
    /// the text is not one.
    static func amount(_ text: String, mark: DecimalMark?) -> (number: Decimal, unit: String)? {
        let text = text.onOneLine
        guard let first = text.firstIndex(where: \.isNumber),
            let last = text.lastIndex(where: \.isNumber),
            let number = read(String(text[first...last]), mark: mark)
        else { return nil }
        let before = text[..<first].filter { !$0.isWhitespace }
        let after = text[text.index(after: last)...].filter { !$0.isWhitespace }
        guard !before.hasSuffix("-"), !before.hasSuffix("−"), before.isEmpty || after.isEmpty else {
            return nil
        }
        return (number, before + after)
    }

    /// Returns the minutes of a delay such as `+5` or `−2 min`, or `nil` for other text.
    static func delay(_ text: String) -> Int? {
        let text = text.onOneLine
        let isEarly = text.hasPrefix("-") || text.hasPrefix("−")
        let hasSign = isEarly || text.hasPrefix("+")
        return minutes(String(text.dropFirst(hasSign ? 1 : 0))).map { isEarly ? -$0 : $0 }
    }

    /// Returns the minutes of `112`, `112 min`, `1:52`, `1 h 52` or `PT112M`, or `nil` for other
    /// text.
    static func minutes(_ text: String) -> Int? {
        let text = text.onOneLine.lowercased()
        guard !text.contains(where: { ".,-".contains($0) && !text.hasSuffix(String($0)) }) else {
            return nil
        }
        let numbers = text.split { !$0.isNumber }.map { Int($0) }
        let units = text.split { !$0.isLetter && $0 != ":" }
        let isHours = units.contains { unit in
            unit == ":"
                || ["h", "u", "std", "st", "ore", "ora", "pth"].contains { unit.hasPrefix($0) }
        }
        switch numbers.count {
        case 1: return numbers[0].flatMap { $0 > 10_000 ? nil : isHours ? $0 * 60 : $0 }
        case 2:
            guard isHours, let hours = numbers[0], let minutes = numbers[1], hours < 1_000,
                minutes < 60
            else { return nil }
            return hours * 60 + minutes
        default: return nil
        }
    }
}

extension Decimal {
    func rounded(to digits: Int) -> Decimal {
        var (number, rounded) = (self, Decimal())
        NSDecimalRound(&rounded, &number, digits, .plain)
        return rounded
    }
}

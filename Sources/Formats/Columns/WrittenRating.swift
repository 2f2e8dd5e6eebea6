import Domain
import Foundation

/// A rating as a cell states it.
enum WrittenRating {
    /// A number on the column's scale.
    case number(Double)
    /// A number with its scale, such as `7/10`, `80 %` or `★★★½`.
    case scaled(OriginalRating)
    case none
    case unreadable

    init(_ text: String, mark: DecimalMark?) {
        // A selector behind a sign only chooses its picture.
        let text = String(text.onOneLine.unicodeScalars.filter { !Self.selectors.contains($0) })
        if text.isEmpty || text.allSatisfy({ "-–—0☆".contains($0) }) {
            self = .none
            return
        }
        let parts = Self.parts(of: text)
        if let stars = Self.stars(in: text, mark) {
            self = OriginalRating(stars, of: 5).map(Self.scaled) ?? .unreadable
        } else if text.hasSuffix("%") {
            self = Self.scaled(text.dropLast(), of: 100, mark)
        } else if parts.count == 2, let best = Self.number(parts[1], mark), best <= 1_000 {
            self = Self.scaled(parts[0], of: best, mark)
        } else if let number = Self.number(text[...], mark) ?? Self.mark(text) {
            self = number == 0 ? .none : .number(number)
        } else {
            self = .unreadable
        }
    }

    private static let selectors: Set<Unicode.Scalar> = ["\u{FE0E}", "\u{FE0F}"]

    /// Returns the sides of a rating with its scale, such as `7/10` and `7 out of 10`, or the whole
    /// text.
    private static func parts(of text: String) -> [Substring] {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 1 else { return parts }
        let words = text.split(separator: " ")
        let between = words.dropFirst().dropLast().joined(separator: " ").lowercased()
        return ["of", "out of", "von", "sur", "de", "su", "van", "av", "af", "z"].contains(between)
            ? [words[0], words[words.count - 1]] : parts
    }

    /// Returns the number of stars, drawn or counted, as in `★★★½`, `4 ★` and `3.5 stars`, or `nil`
    /// if there are none.
    private static func stars(in text: String, _ mark: DecimalMark?) -> Double? {
        let drawn = text.count { "★⭐🌟".contains($0) }
        let rest = text.filter { !"★⭐🌟☆½".contains($0) }.onOneLine
        if rest.isEmpty, drawn > 0 { return Double(drawn) + (text.contains("½") ? 0.5 : 0) }
        let words = rest.split(separator: " ")
        guard let first = words.first, let number = number(first, mark) else { return nil }
        if drawn == 1, words.count == 1 { return number }
        return drawn == 0 && words.count == 2 && starWords.contains(Heading.plain(String(words[1])))
            ? number : nil
    }

    private static let starWords: Set<String> = [
        "star", "stars", "stern", "sterne", "sternen", "etoile", "etoiles", "estrella", "estrellas",
        "stella", "stelle", "estrela", "estrelas", "ster", "sterren", "stjarna", "stjarnor",
        "stjerne",
        "stjerner", "gwiazdki", "gwiazdek", "hvezdy", "hvezd",
    ]

    /// Returns a mark of a school with its tendency, such as `2+` and `3-`, or `nil` for other text.
    private static func mark(_ text: String) -> Double? {
        guard let sign = text.last, "+-−–".contains(sign), let mark = Int(text.dropLast()),
            (1...6).contains(mark)
        else { return nil }
        return sign == "+" ? max(1, Double(mark) - 0.3) : min(6, Double(mark) + 0.3)
    }

    private static func scaled(_ text: Substring, of best: Double, _ mark: DecimalMark?) -> Self {
        guard let number = number(text, mark) else { return .unreadable }
        if number == 0 { return .none }
        return OriginalRating(number, of: best).map(Self.scaled) ?? .unreadable
    }

    private static func number(_ text: Substring, _ mark: DecimalMark?) -> Double? {
        // The number's own digits are parsed, because a conversion would add others.
        WrittenNumber.read(String(text), mark: mark).flatMap { Double("\($0)") }
    }
}

/// The scale of a column's numbers.
enum RatingScale: String, CaseIterable {
    case five = "5"
    case ten = "10"
    case twenty = "20"
    case hundred = "100"
    /// School marks, of which 1 is the best and 6 the worst.
    case school

    private var best: Double { Double(rawValue) ?? 6 }

    func rating(_ number: Double) -> OriginalRating? {
        guard self == .school else { return OriginalRating(number, of: best) }
        return number >= 1 ? OriginalRating(7 - number, of: 6) : nil
    }

    private func holds(_ number: Double) -> Bool {
        number <= best && (self != .school || number >= 1)
    }

    /// Returns the scales that almost all of the ratings fit, and the likeliest of them, or `nil`
    /// if none does. One rating in ten may be odd, such as 11 of 10.
    ///
    /// - Parameter areMarks: whether the heading speaks of marks, which are those of a school if
    ///   they go up to 6.
    static func possible(
        for ratings: [Double], areMarks: Bool = false
    ) -> (scales: [RatingScale], likely: RatingScale?) {
        func odd(on scale: RatingScale) -> Int { ratings.count { !scale.holds($0) } }
        let scales = allCases.filter { odd(on: $0) <= max(1, ratings.count / 10) }
        let most = [RatingScale.ten, .twenty, .hundred].first { odd(on: $0) <= ratings.count / 10 }
        let plausible = ratings.filter { (most ?? .hundred).holds($0) }
        guard let greatest = plausible.max() else { return ([], nil) }
        if areMarks, ratings.count > 2, scales.contains(.school), greatest > 5, greatest <= 6 {
            return (scales, .school)
        }
        return (scales, scales.first { scale in plausible.allSatisfy(scale.holds) })
    }
}

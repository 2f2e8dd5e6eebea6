/// A typed rating: `4/5`, `8/10`, `3½/5`, `★★★☆☆`, `⭐️⭐️⭐️`, `★4`, or a number before a word for stars.
enum TypedMark {
    /// Returns the rating, or `nil` if the text is none.
    static func rating(_ text: String) -> OriginalRating? {
        let text = text.filter { !$0.isWhitespace }
        return fraction(text) ?? stars(text)
    }

    /// Returns the rating for a number of stars, of five or else of ten.
    static func rating(stars text: some StringProtocol) -> OriginalRating? {
        number(text).flatMap { OriginalRating($0, of: $0 > 5 ? 10 : 5) }
    }

    /// Returns the rating for a number on a scale, or `nil` if the scale is unusual.
    static func rating(_ text: some StringProtocol, of best: some StringProtocol) -> OriginalRating?
    {
        guard let value = number(text), let best = number(best), [5, 10, 100].contains(best) else {
            return nil
        }
        return OriginalRating(value, of: best)
    }

    private static func fraction(_ text: String) -> OriginalRating? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 ? rating(parts[0], of: parts[1]) : nil
    }

    private static func stars(_ text: String) -> OriginalRating? {
        var signs = text.unicodeScalars.filter { $0 != variation }[...]
        let leading = signs.prefix { full.contains($0) }
        let trailing = signs.reversed().prefix { full.contains($0) }
        if leading.count == 1 || trailing.count == 1, signs.count > 1 {
            let figures = leading.count == 1 ? signs.dropFirst() : signs.dropLast()
            // "星4つ" has a word for pieces behind the number.
            let digits = String(String.UnicodeScalarView(figures.filter { $0 != "つ" }))
            if let rating = rating(stars: digits) { return rating }
        }
        let filled = signs.prefix { drawn.contains($0) }.count
        signs = signs.dropFirst(filled)
        let half = signs.first == "½" ? 0.5 : 0
        if half > 0 { signs = signs.dropFirst() }
        let hollow = signs.count
        guard filled > 0 || half > 0, signs.allSatisfy(empty.contains) else { return nil }
        let value = Double(filled) + half
        if hollow == 0 { return OriginalRating(value, of: value > 5 ? 10 : 5) }
        let best = filled + hollow + (half > 0 ? 1 : 0)
        return [5, 10].contains(best) ? OriginalRating(value, of: Double(best)) : nil
    }

    private static let drawn: Set<Unicode.Scalar> = ["★", "⭐", "🌟"]
    private static let full = drawn.union(["星"])
    private static let empty: Set<Unicode.Scalar> = ["☆", "✩", "⚝"]
    /// The sign that asks for the coloured form of the one before it.
    private static let variation: Unicode.Scalar = "\u{FE0F}"

    /// Reads a number such as "4", "3.5", "3,5" or "3½".
    private static func number(_ text: some StringProtocol) -> Double? {
        let isHalf = text.last == "½"
        let parts = text.dropLast(isHalf ? 1 : 0)
            .split(omittingEmptySubsequences: false) { ".,".contains($0) }
        guard let whole = parts.first.flatMap({ Int(figures: $0) }), whole <= 100 else {
            return nil
        }
        if parts.count == 1 { return Double(whole) + (isHalf ? 0.5 : 0) }
        guard parts.count == 2, !isHalf, parts[1].count == 1, let tenths = Int(figures: parts[1])
        else { return nil }
        return Double(whole) + Double(tenths) / 10
    }
}

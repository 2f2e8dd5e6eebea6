internal import Foundation

/// What words look like that say by themselves what they are.
enum LineSigns {
    /// The price at the beginning of some words, and of how many it is made: `€29.90`, `29,90 €`,
    /// `EUR 29.90`, `29.90EUR`.
    static func fare(_ words: ArraySlice<String>) -> (fare: Fare, words: Int)? {
        guard let first = words.first else { return nil }
        if let fare = fare(first) { return (fare, 1) }
        guard words.count > 1, amount(first) != nil || currency(first) != nil else { return nil }
        return fare(words.prefix(2).joined()).map { ($0, 2) }
    }

    /// A train, a line or a flight, such as `ICE 93`, `S8` or `LH2034`.
    static func service(_ words: ArraySlice<String>) -> (name: String, words: Int)? {
        guard let first = words.first else { return nil }
        let letters = first.prefix { $0.isLetter }
        guard (1...4).contains(letters.count), letters.allSatisfy(\.isUppercase) else { return nil }
        let rest = first.dropFirst(letters.count)
        if !rest.isEmpty { return isNumber(rest) ? (first, 1) : nil }
        guard words.count > 1, currency(first) == nil,
            let number = words.dropFirst().first, isNumber(number[...])
        else { return nil }
        return ("\(first) \(number)", 2)
    }

    private static func isNumber(_ text: Substring) -> Bool {
        let figures = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text.dropFirst(figures.count)
        return (1...5).contains(figures.count) && rest.count <= 1 && rest.allSatisfy(\.isLetter)
    }

    private static func fare(_ text: String) -> Fare? {
        let before = text.prefix { !$0.isNumber }
        let after = text.reversed().prefix { !$0.isNumber }.reversed()
        let middle = text.dropFirst(before.count).dropLast(after.count)
        guard before.isEmpty != after.isEmpty, let amount = amount(String(middle)),
            let currency = currency(before.isEmpty ? String(after) : String(before))
        else { return nil }
        return Fare(amount, currency: currency)
    }

    private static func currency(_ text: String) -> String? {
        switch text {
        case "€": "EUR"
        case "£": "GBP"
        default: codes.contains(text) ? text : nil
        }
    }

    private static func amount(_ text: String) -> Decimal? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard (1...2).contains(parts.count), (1...6).contains(parts[0].count),
            parts.count == 1 || parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
        else { return nil }
        return Decimal(string: parts.joined(separator: "."), locale: nil)
    }

    private static let codes: Set<String> = [
        "EUR", "CHF", "GBP", "USD", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK", "HUF", "RON", "BGN",
        "RSD", "TRY", "UAH", "CAD", "AUD", "NZD", "JPY", "CNY", "INR", "KRW",
    ]
}

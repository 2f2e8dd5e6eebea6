/// Patterns of words that identify themselves.
enum LineSigns {
    /// Returns the price at the beginning of some words with the number of its words, such as
    /// `€29.90`, `29,90 €`, `EUR 29.90`, `29.90EUR` or `CHF 12.-`.
    static func fare(_ words: ArraySlice<String>) -> (fare: Fare, words: Int)? {
        guard let first = words.first else { return nil }
        if let fare = fare(first) { return (fare, 1) }
        guard words.count > 1, isAmount(first) || currency(first) != nil else { return nil }
        // A dash in place of the cents is a separate word.
        for count in [2, 3] where words.count >= count {
            if let fare = fare(words.prefix(count).joined()) { return (fare, count) }
        }
        return nil
    }

    /// Returns a train, line or flight at the beginning of some words, such as `ICE 93`, `S8` or
    /// `LH2034`.
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
        guard let money = TypedMoney(inLine: text), !money.currency.isEmpty else { return nil }
        return money.plainAmount.map { Fare($0, currency: money.currency) }
    }

    private static func currency(_ text: String) -> String? { TypedMoney.currency(inLine: text) }

    private static func isAmount(_ text: String) -> Bool {
        TypedMoney.plainAmount(text) != nil || TypedMoney.plainAmount(text + "-") != nil
    }
}

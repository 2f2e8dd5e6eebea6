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

    /// Returns whether a word is a train, line or flight, such as `S8`, `LH2034` or `ice93`.
    static func isService(_ word: String) -> Bool {
        let letters = word.prefix { $0.isLetter }
        return (1...4).contains(letters.count) && letters.count < word.count
            && isNumber(word.dropFirst(letters.count))
    }

    /// Returns whether a word may begin the name of a service that continues with a number, such as
    /// `ICE` in `ICE 93`.
    static func beginsService(_ word: String) -> Bool {
        (1...4).contains(word.count) && word.allSatisfy(\.isLetter) && currency(word) == nil
    }

    /// Returns whether a text is the number of a service: up to five digits, and a letter.
    static func isNumber(_ text: some StringProtocol) -> Bool {
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

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
    var isDigit: Bool {
        unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }
}

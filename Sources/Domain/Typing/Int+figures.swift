extension Int {
    /// A number of one to nine figures of any script; nil where the text is anything else.
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

extension String {
    /// The IMDb number in a text or address, such as `tt0037558`, or `nil` if there is none.
    package var imdbNumber: String? {
        for word in utf8.split(whereSeparator: { !$0.isLetterOrDigit }) {
            let digits = word.dropFirst(2)
            if word.starts(with: "tt".utf8), (5...12).contains(digits.count),
                digits.allSatisfy(\.isDigit)
            {
                return String(word)
            }
        }
        return nil
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        isDigit || (0x41...0x5A).contains(self & 0xDF) || self >= 0x80
    }
}

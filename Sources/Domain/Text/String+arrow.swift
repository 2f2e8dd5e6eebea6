extension String {
    /// Returns the text, an arrow and the following text. The arrow points in the reading direction
    /// of the first letter.
    public func arrow(to next: String) -> String {
        let letter = (self + next).unicodeScalars.first(where: \.properties.isAlphabetic)
        return "\(self) \(letter?.isRightToLeft == true ? "←" : "→") \(next)"
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter of Hebrew, Arabic or another right-to-left script.
    var isRightToLeft: Bool {
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}

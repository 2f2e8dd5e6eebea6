extension String {
    /// The text with a mark of direction before it, if it begins with an isolated name, such as a
    /// title in Hebrew at the start of an English sentence. The mark is that of the first letter
    /// outside of the name; without it, a layout takes its direction from the name.
    public nonisolated var keepingDirection: String {
        guard utf8.contains(0xE2), let isolate = unicodeScalars.firstIndex(of: "\u{2068}"),
            !unicodeScalars[..<isolate].contains(where: \.isStrong)
        else { return self }
        var depth = 0
        let own = unicodeScalars.first { scalar in
            switch scalar {
            case "\u{2068}": depth += 1
            case "\u{2069}": depth -= 1
            default: return depth == 0 && scalar.isStrong
            }
            return false
        }
        guard let own else { return self }
        return (own.isRightToLeft ? "\u{200F}" : "\u{200E}") + self
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter or a mark of direction, which have a direction of their own.
    fileprivate nonisolated var isStrong: Bool {
        properties.isAlphabetic || value == 0x200E || value == 0x200F
    }
}

extension String {
    /// The text, read in the direction of its own words: what is isolated in it, such as a title in
    /// Hebrew at the start of an English sentence, does not decide how the rest runs. Whoever lays
    /// text out goes by its first letter otherwise.
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
    /// Whether it has a direction of its own, as letters have, and marks of nothing else.
    fileprivate nonisolated var isStrong: Bool {
        properties.isAlphabetic || value == 0x200E || value == 0x200F
    }
}

/// The comparison of the names of services, such as `ICE 93`: without case, accents and signs, and
/// however they are spaced.
package enum ServiceName {
    /// Returns the key of a name, which is equal for `RE5`, `RE 5` and `re 5`. It is shortened to
    /// the length that distinguishes texts.
    package static func key(of name: String) -> String {
        let joined = joined(WholeText.folded(name))
        return joined.utf8.count > CountedName.longest
            ? String(joined.prefix(CountedName.longest)) : joined
    }

    /// Returns the words of a name, with letters and digits apart, such as `re 5`.
    package static func words(of name: String) -> String {
        let folded = WholeText.folded(name)
        var words: [UInt8] = []
        var last: UInt8?
        for byte in folded.utf8 {
            if let last, last != .blank, byte != .blank, last.isDigit != byte.isDigit {
                words.append(.blank)
            }
            words.append(byte)
            last = byte
        }
        return String(decoding: words, as: UTF8.self)
    }

    /// Returns the name as a person may search for it, spaced and unspaced.
    package static func spellings(of name: String) -> [String] {
        [words(of: name), joined(WholeText.folded(name))]
    }

    /// Returns folded words without the blanks between them, except between two numbers.
    private static func joined(_ folded: String) -> String {
        guard folded.utf8.contains(.blank) else { return folded }
        let bytes = Array(folded.utf8)
        let kept = bytes.indices.filter { place in
            guard bytes[place] == .blank else { return true }
            return place > 0 && place + 1 < bytes.count && bytes[place - 1].isDigit
                && bytes[place + 1].isDigit
        }
        return String(decoding: kept.map { bytes[$0] }, as: UTF8.self)
    }
}

extension CountedName {
    /// Creates the name of a service, which is equal to its other spellings.
    public convenience init(service: String) {
        self.init(service, key: ServiceName.key(of: service))
    }
}

extension UInt8 {
    fileprivate static let blank = UInt8(ascii: " ")

    /// Whether it is the code of an ASCII digit.
    @inlinable
    package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

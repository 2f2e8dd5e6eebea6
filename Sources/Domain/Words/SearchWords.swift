/// Text taken apart into words as the search compares them: without case and accents, in lower
/// case, parted by single blanks.
///
/// The index gets words that are ready, so what a word is does not depend on the Unicode version
/// of the SQLite at hand. Characters of scripts that put no blanks between words are a word each.
/// Digits with a single sign between them, such as 4.5/5 and 14:02, are one word, so that 5/5 is not
/// found in it.
package struct SearchWords {
    private var bytes: [UInt8] = []
    private var isInWord = false
    /// Where the word begins, if it is of digits so far, and the sign that may go on with it.
    private var number: Int?
    private var sign: UInt8?
    private let joinsNumbers: Bool
    /// Where the words begin that are of several numbers.
    private var joined: [Int] = []

    package var isEmpty: Bool { bytes.isEmpty }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// - Parameter joinsNumbers: whether numbers with a sign between them are one word.
    package init(joinsNumbers: Bool = true) {
        self.joinsNumbers = joinsNumbers
    }

    /// The words of one text.
    package static func words(of text: String) -> [String] {
        var words = SearchWords()
        words.append(text)
        return words.text.split(separator: " ").map(String.init)
    }

    package mutating func append(_ text: String) {
        endWord()
        if !appendPlain(text) {
            for scalar in text.unicodeScalars { append(scalar) }
        }
        endWord()
    }

    /// The words of a text that has nothing to do with what stands before it.
    package mutating func append(asText text: String) {
        endText()
        append(text)
    }

    /// Keeps a phrase from being found across the end of one text and the beginning of the next:
    /// nobody can search for a character of the private use area, because it is no word.
    package mutating func endText() {
        if !bytes.isEmpty { bytes += [0x20, 0xEE, 0x80, 0x80] }
        endWord()
    }

    /// Adds the numbers of the words that hold several, each as a word of its own: who looks for
    /// 1918 finds 1914-1918.
    package mutating func appendParts() {
        guard !joined.isEmpty else { return }
        endText()
        for start in joined {
            let word = bytes[start...].prefix { $0 != 0x20 }
            // A sign is three bytes, of which no other character here has the first two.
            var rest = word[...]
            while let end = rest.firstIndex(of: 0xEE) {
                bytes.append(0x20)
                bytes += rest[..<end]
                rest = rest[(end + 3)...]
            }
            bytes.append(0x20)
            bytes += rest
        }
        joined = []
    }

    /// Most text is ASCII, and is looked at byte by byte; false where it is not.
    private mutating func appendPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { utf8 in
            guard utf8.allSatisfy({ $0 < 0x80 }) else { return false }
            for byte in utf8 { append(ascii: byte) }
            return true
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        guard scalar.value >= 0x80 else {
            return append(ascii: UInt8(truncatingIfNeeded: scalar.value))
        }
        for part in FoldedScalar.parts(of: scalar) {
            switch part {
            case .letter(let letter):
                if let digit = letter.utf8.first, letter.utf8.count == 1 {
                    append(ascii: digit)
                    continue
                }
                if !isInWord || sign != nil { startWord() }
                number = nil
                bytes.append(contentsOf: letter.utf8)
            case .word(let word):
                startWord()
                bytes.append(contentsOf: word.utf8)
                endWord()
            case .mark(let mark):
                if !bytes.isEmpty { bytes.append(contentsOf: mark.utf8) }
            case .nothing: break
            case .gap: endWord()
            }
        }
    }

    private mutating func append(ascii byte: UInt8) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            goOnWithNumber()
            if !isInWord {
                startWord()
                number = bytes.count
            }
            bytes.append(byte)
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            appendLetter(byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            appendLetter(byte | 0x20)
        default:
            if joinsNumbers, number != nil, sign == nil, let joint = Self.joint(byte) {
                sign = joint
            } else {
                endWord()
            }
        }
    }

    private mutating func appendLetter(_ byte: UInt8) {
        if !isInWord || sign != nil { startWord() }
        number = nil
        bytes.append(byte)
    }

    /// A digit comes after a number and one sign.
    private mutating func goOnWithNumber() {
        guard let sign, let number else { return }
        if joined.last != number { joined.append(number) }
        bytes += [0xEE, 0x80, sign]
        self.sign = nil
    }

    /// The last byte of the character that stands for a sign between two numbers: one of the
    /// private use area, which nobody can search for. Hours and decimals are written with any of
    /// three signs.
    private static func joint(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"): 0x81
        case UInt8(ascii: "/"): 0x82
        case UInt8(ascii: "-"): 0x83
        default: nil
        }
    }

    private mutating func startWord() {
        endWord()
        if !bytes.isEmpty { bytes.append(0x20) }
        isInWord = true
    }

    private mutating func endWord() {
        isInWord = false
        number = nil
        sign = nil
    }
}

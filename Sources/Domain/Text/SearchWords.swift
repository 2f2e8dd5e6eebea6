/// The words of a text as the search compares them: without case and accents, in lower case,
/// separated by single spaces.
///
/// The index gets finished words, so that they do not depend on the Unicode version of SQLite.
/// Characters of scripts without spaces are a word each. Digits with a single sign between them,
/// such as 4.5/5 and 14:02, are one word, so that 5/5 is not found in it.
package struct SearchWords {
    private var bytes: [UInt8] = []
    private var isInWord = false
    /// The start of the current word while it consists of digits. `sign` is the sign that may
    /// continue it.
    private var number: Int?
    private var sign: UInt8?
    private let joinsNumbers: Bool
    /// The starts of the words that join several numbers.
    private var joined: [Int] = []

    package var isEmpty: Bool { bytes.isEmpty }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// - Parameter joinsNumbers: Whether numbers with a sign between them are one word.
    package init(joinsNumbers: Bool = true) { self.joinsNumbers = joinsNumbers }

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

    /// Appends a text that is separate from what comes before.
    package mutating func append(asText text: String) {
        endText()
        append(text)
    }

    /// Ends a text with a character of the private use area, which no search can contain, so that a
    /// phrase is not found across two texts.
    package mutating func endText() {
        if !bytes.isEmpty { bytes += [0x20, 0xEE, 0x80, 0x80] }
        endWord()
    }

    /// Appends the numbers within joined words as separate words, so that 1918 is found in
    /// 1914-1918.
    package mutating func appendParts() {
        guard !joined.isEmpty else { return }
        endText()
        for start in joined {
            let word = bytes[start...].prefix { $0 != 0x20 }
            // A sign is three bytes long, and no other character here begins with 0xEE.
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

    /// Appends a text byte by byte if it is ASCII, and returns whether it is.
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

    /// Joins a digit to the number and the sign before it.
    private mutating func goOnWithNumber() {
        guard let sign, let number else { return }
        if joined.last != number { joined.append(number) }
        bytes += [0xEE, 0x80, sign]
        self.sign = nil
    }

    /// Returns the last byte of the private-use character that stands for a sign between two
    /// numbers. Times and decimals are written with any of three signs.
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

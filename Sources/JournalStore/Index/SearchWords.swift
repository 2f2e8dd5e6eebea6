import Foundation

/// Text taken apart into words as the search compares them: without case and accents, in lower
/// case, parted by single blanks.
///
/// The index gets words that are ready, so what a word is does not depend on the Unicode version
/// of the SQLite at hand. Characters of scripts that put no blanks between words are a word each.
struct SearchWords {
    private var bytes: [UInt8] = []
    private var isInWord = false

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The words of one text.
    static func words(of text: String) -> [String] {
        var words = SearchWords()
        words.append(text)
        return words.text.split(separator: " ").map(String.init)
    }

    mutating func append(_ text: String) {
        isInWord = false
        if !appendPlain(text) {
            for scalar in text.unicodeScalars { append(scalar) }
        }
        isInWord = false
    }

    /// The words of a text that has nothing to do with what stands before it.
    mutating func append(asText text: String) {
        endText()
        append(text)
    }

    /// Keeps a phrase from being found across the end of one text and the beginning of the next:
    /// nobody can search for a character of the private use area, because it is no word.
    mutating func endText() {
        if !bytes.isEmpty { bytes += [0x20, 0xEE, 0x80, 0x80] }
        isInWord = false
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
                if !isInWord { startWord() }
                bytes.append(contentsOf: letter.utf8)
            case .word(let word):
                startWord()
                bytes.append(contentsOf: word.utf8)
                isInWord = false
            case .mark(let mark):
                if !bytes.isEmpty { bytes.append(contentsOf: mark.utf8) }
            case .nothing: break
            case .gap: isInWord = false
            }
        }
    }

    private mutating func append(ascii byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            if !isInWord { startWord() }
            bytes.append(byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            if !isInWord { startWord() }
            bytes.append(byte | 0x20)
        default:
            isInWord = false
        }
    }

    private mutating func startWord() {
        if !bytes.isEmpty { bytes.append(0x20) }
        isInWord = true
    }
}

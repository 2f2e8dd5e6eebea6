import Foundation

/// A character beyond ASCII as text is folded for the search.
enum FoldedScalar: Hashable {
    /// Part of a word.
    case letter(String)
    /// A word of its own.
    case word(String)
    /// A sign that belongs to the character before it.
    case mark(String)
    /// It is left out, and the word goes on.
    case nothing
    /// A word ends.
    case gap

    static func parts(of scalar: Unicode.Scalar) -> [FoldedScalar] {
        String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.flatMap { part in
            part.properties.lowercaseMapping.unicodeScalars.map(FoldedScalar.init)
        }
    }

    private init(_ scalar: Unicode.Scalar) {
        if let letters = Self.letters[scalar] {
            self = .letter(letters)
            return
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber:
            self = Self.isWord(scalar) ? .word(String(scalar)) : .letter(String(scalar))
        case .nonspacingMark, .spacingMark, .enclosingMark:
            self = Self.isAccent(scalar) ? .nothing : .mark(String(scalar))
        case .format: self = .nothing
        default: self = .gap
        }
    }

    /// Accents and overlays, and the points of Hebrew and Arabic; the vowel signs of India and
    /// the voicing marks of Japan tell words apart.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        let order = scalar.properties.canonicalCombiningClass.rawValue
        return order == 1 || (10...36).contains(order) || order >= 200
            || (0x300...0x36F).contains(scalar.value)
            || scalar.properties.generalCategory == .enclosingMark
    }

    /// Thai, Lao, Burmese, Khmer, kana, Chinese characters.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Letters that Unicode does not take apart, as somebody without them on the keyboard types
    /// them.
    private static let letters: [Unicode.Scalar: String] = [
        "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th",
        "ð": "d", "ħ": "h", "ŧ": "t", "ŋ": "n", "ς": "σ",
    ]
}

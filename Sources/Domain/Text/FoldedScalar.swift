import Foundation
import Synchronization

/// A non-ASCII character as folded for the search.
enum FoldedScalar: Hashable {
    case letter(String)
    case word(String)
    /// A mark that belongs to the character before it.
    case mark(String)
    /// A character that is left out within a word.
    case nothing
    /// A character that ends a word.
    case gap

    static func parts(of scalar: Unicode.Scalar) -> [FoldedScalar] {
        known.withLock { known in
            if let parts = known[scalar] { return parts }
            let parts = taken(apart: scalar)
            if known.count < most { known[scalar] = parts }
            return parts
        }
    }

    /// Those that were taken apart before, as that takes thirty times as long: the letters of the
    /// alphabets that are met.
    private static let known = Mutex<[Unicode.Scalar: [FoldedScalar]]>([:])

    /// More than Chinese journals have; a file can have a hundred times as many.
    private static let most = 10_000

    private static func taken(apart scalar: Unicode.Scalar) -> [FoldedScalar] {
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

    /// Returns whether a mark is an accent, an overlay, or a point of Hebrew or Arabic. The vowel
    /// signs of Indic scripts and the voicing marks of kana distinguish words.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        let order = scalar.properties.canonicalCombiningClass.rawValue
        return order == 1 || (10...36).contains(order) || order >= 200
            || (0x300...0x36F).contains(scalar.value)
            || scalar.properties.generalCategory == .enclosingMark
    }

    /// Returns whether a character is Thai, Lao, Burmese, Khmer, kana or Han.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// The usual transliterations of letters that Unicode does not decompose.
    private static let letters: [Unicode.Scalar: String] = [
        "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th",
        "ð": "d", "ħ": "h", "ŧ": "t", "ŋ": "n", "ς": "σ",
    ]
}

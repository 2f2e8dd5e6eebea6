internal import Domain

/// The name of a stop, taken apart.
struct StationName {
    /// Its beginnings, the longest first.
    let whole: [Part]
    /// Those of the name without the words of a station before it, and then those of all of it.
    let parts: [Part]

    /// A beginning of the name.
    struct Part {
        let text: Substring
        /// The beginning folded.
        let key: String
        /// The name after it.
        fileprivate let rest: Substring
        /// The countries that the words before it are used in.
        fileprivate let before: Set<String>
    }

    /// No name of a town is longer, nor has one more beginnings.
    private static let longest = 80

    init(_ name: String, words: StationWords) {
        whole = Self.parts(of: name.prefix(Self.longest), before: [])
        let bare = whole.lazy.compactMap { part -> [Part]? in
            words.countries(before: part.key).map { Self.parts(of: part.rest, before: $0) }
        }.first
        parts = (bare ?? []) + whole
    }

    private static func parts(of name: Substring, before: Set<String>) -> [Part] {
        let name = name.drop { !$0.isLetter && !$0.isNumber }
        return cuts(in: name).compactMap { cut in
            let key = FoldedName.words(of: String(name[..<cut]))
            return key.isEmpty
                ? nil : Part(text: name[..<cut], key: key, rest: name[cut...], before: before)
        }
    }

    /// Returns the possible ends of a beginning of the name, the last first: after each word or, in
    /// a script without blanks between words, after each sign.
    private static func cuts(in name: Substring) -> [Substring.Index] {
        var cuts: [Substring.Index] = []
        var last: NameSign?
        for index in name.unicodeScalars.indices {
            let sign = NameSign(name.unicodeScalars[index])
            if let last, last != .gap, sign != .mark, sign != .letter || last == .syllable {
                cuts.append(index)
            }
            if sign != .mark { last = sign }
        }
        if let last, last != .gap { cuts.append(name.endIndex) }
        return cuts.reversed()
    }
}

extension StationName.Part {
    /// Whether it is one sign of a script without blanks, which many names begin with.
    var isSingleSign: Bool {
        text.unicodeScalars.count == 1
            && text.unicodeScalars.first.map(NameSign.init) == .syllable
    }

    /// The words of a station around it: the countries that say so, none where that is open; and
    /// whether nothing else stands around it.
    func surroundings(_ words: StationWords) -> (countries: Set<String>, isWhole: Bool) {
        let (after, isComplete) = words.reading(of: FoldedName.words(of: String(rest)))
        return (after.isEmpty ? before : after, isComplete)
    }

    /// The words in brackets or behind a stroke that follow it, as in `Freiburg(Breisgau) Hbf`.
    var qualifiers: [String] {
        guard let sign = rest.first(where: { !$0.isWhitespace }), "(/,[".contains(sign) else {
            return []
        }
        let end = rest.firstIndex { ")]".contains($0) } ?? rest.endIndex
        return FoldedName.words(of: String(rest[..<end])).split(separator: " ").map(String.init)
    }
}

/// A sign of a name, by what may follow it.
private enum NameSign {
    case letter
    /// One of Thai, of kana, a Chinese character, or one of Korean, which has endings.
    case syllable
    /// It belongs to the letter before it.
    case mark
    case gap

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
        case 0..<0x80: self = .gap
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            self = .syllable
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark, .format: self = .mark
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
                .otherLetter,
                .decimalNumber, .letterNumber, .otherNumber:
                self = .letter
            default: self = .gap
            }
        }
    }
}

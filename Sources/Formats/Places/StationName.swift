internal import Domain

/// The beginnings of a stop's name, each of which may be the name of a place.
struct StationName {
    /// The beginnings of the whole name, the longest first.
    let whole: [Part]
    /// The beginnings of the name without a station's words before it, followed by `whole`.
    let parts: [Part]

    struct Part {
        let text: Substring
        /// The folded beginning.
        let key: String
        fileprivate let rest: Substring
        /// The countries in which the words before the beginning are used.
        fileprivate let before: Set<String>
    }

    /// The greatest number of letters that are read, which is more than any town's name has.
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
    /// Whether the beginning is a single sign of a script without blanks, as in many names.
    var isSingleSign: Bool {
        text.unicodeScalars.count == 1
            && text.unicodeScalars.first.map(NameSign.init) == .syllable
    }

    /// Returns the countries that use the station's words around the beginning, none if the words
    /// do not tell, and whether there are no other words.
    func surroundings(_ words: StationWords) -> (countries: Set<String>, isWhole: Bool) {
        let (after, isComplete) = words.reading(of: FoldedName.words(of: String(rest)))
        return (after.isEmpty ? before : after, isComplete)
    }

    /// The words after the beginning in brackets or behind a slash, as in `Freiburg(Breisgau) Hbf`.
    var qualifiers: [String] {
        guard let sign = rest.first(where: { !$0.isWhitespace }), "(/,[".contains(sign) else {
            return []
        }
        let end = rest.firstIndex { ")]".contains($0) } ?? rest.endIndex
        return FoldedName.words(of: String(rest[..<end])).split(separator: " ").map(String.init)
    }
}

/// The kind of a sign, which decides whether a beginning of a name may end after it.
private enum NameSign {
    case letter
    /// A sign of Thai, kana, Chinese or Korean, after which a name may end.
    case syllable
    /// A mark that belongs to the letter before it.
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
                .otherLetter, .decimalNumber, .letterNumber, .otherNumber:
                self = .letter
            default: self = .gap
            }
        }
    }
}

/// The form in which names are compared: words without case and accents, separated by blanks.
enum FoldedName {
    /// Returns the folded words, or an empty text if there is no letter or digit.
    static func words(of text: String) -> String {
        var words = SearchWords(joinsNumbers: false)
        words.append(text)
        return words.text
    }
}

/// The words of stations before or after the name of a town, with the countries that use them.
///
/// Each line has `before` or `after`, the words, and the codes of the countries, separated by tabs.
/// Words without countries are used in many.
struct StationWords: Sendable {
    private var before: [String: Set<String>] = [:]
    private var after: [String: Set<String>] = [:]
    /// The greatest number of words in a line.
    private var longest = 1

    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "\t")
            guard parts.count >= 2 else { continue }
            let key = FoldedName.words(of: String(parts[1]))
            let countries = Set(
                parts.count > 2 ? parts[2].split(separator: " ").map(String.init) : [])
            switch parts[0] {
            case "before": before[key] = countries
            case "after": after[key] = countries
            default: continue
            }
            longest = max(longest, key.split(separator: " ").count)
        }
    }

    /// Returns the countries that use these words before a town, or `nil` if they are unknown.
    func countries(before words: String) -> Set<String>? { before[words] }

    /// Returns the countries that use the words after a name, none if the words do not tell, and
    /// whether all words are known.
    func reading(of rest: String) -> (countries: Set<String>, isComplete: Bool) {
        var words = rest.split(separator: " ")[...]
        var (countries, isComplete) = (Set<String>(), true)
        while !words.isEmpty {
            let lengths = stride(from: min(longest, words.count), to: 0, by: -1)
            let known = lengths.lazy.compactMap { length in
                after[words.prefix(length).joined(separator: " ")].map { (length, $0) }
            }.first
            if let (length, said) = known {
                if !said.isEmpty {
                    countries = countries.isEmpty ? said : countries.intersection(said)
                }
                words = words.dropFirst(length)
            } else {
                isComplete = false
                words = words.dropFirst()
            }
        }
        return (countries, isComplete)
    }
}

/// The encoding of a text, as its first bytes tell it.
struct GuessedEncoding: Equatable, Sendable {
    let encoding: TextEncoding
    /// Whether another encoding is about as likely and gives other letters.
    var isDoubtful = false

    init(_ encoding: TextEncoding, isDoubtful: Bool = false) {
        self.encoding = encoding
        self.isDoubtful = isDoubtful
    }

    /// Guesses the encoding. A text of which some rows only are not UTF-8 counts as UTF-8.
    init(of head: [UInt8]) {
        // Nearly all files are.
        if !head.contains(0), (try? UTF8Span(validating: head.span)) != nil {
            self.init(.utf8)
            return
        }
        let marked: [TextEncoding] = [.utf8, .utf16Little, .utf16Big]
        if let named = marked.first(where: { head.starts(with: $0.mark) }) {
            self.init(named)
        } else if head.contains(0) {
            self.init(Self.utf16(head) ?? .utf8)
        } else if Self.isUTF8(head, exactly: true) {
            self.init(.utf8)
        } else if Self.isJapanese(head) {
            self.init(.japanese)
        } else if Self.isUTF8(head, exactly: false) {
            self.init(.utf8)
        } else if let isSure = Self.isCyrillic(head) {
            self.init(.cyrillic, isDoubtful: !isSure)
        } else {
            self = LatinLetters.guess(head)
        }
    }

    /// Returns the byte order of UTF-16 without a mark, or `nil` for another encoding. Half of the
    /// bytes of a digit or a separator are zero, always on the same side.
    private static func utf16(_ head: [UInt8]) -> TextEncoding? {
        var (little, big) = (0, 0)
        for index in stride(from: 0, to: head.count - 1, by: 2) {
            switch (head[index], head[index + 1]) {
            case (9...0x7E, 0): little += 1
            case (0, 9...0x7E): big += 1
            default: break
            }
        }
        let most = max(little, big)
        guard most > 3, most * 6 >= head.count / 2, min(little, big) * 8 <= most else { return nil }
        return little > big ? .utf16Little : .utf16Big
    }

    /// Whether all characters beyond ASCII are UTF-8, or enough that the others are those of some
    /// rows. The last one may be cut off.
    private static func isUTF8(_ head: [UInt8], exactly: Bool) -> Bool {
        var (valid, invalid) = (0, 0)
        var index = 0
        while index < head.count {
            let byte = head[index]
            index += 1
            guard byte >= 0x80 else { continue }
            let length =
                switch byte {
                case 0xC2...0xDF: 1
                case 0xE0...0xEF: 2
                case 0xF0...0xF4: 3
                default: 0
                }
            let rest = head[index...].prefix(length).prefix { $0 & 0xC0 == 0x80 }
            if length > 0, rest.count == length {
                valid += 1
                index += length
            } else if length == 0 || index + rest.count < head.count {
                invalid += 1
            }
        }
        return invalid == 0 || !exactly && valid * 8 > invalid
    }

    /// Whether the text is Shift-JIS: its characters of two bytes are common ones and stand in rows,
    /// while in other encodings the first of such bytes is a sign that stands alone.
    private static func isJapanese(_ head: [UInt8]) -> Bool {
        guard let converter = TextConverter(from: .japanese) else { return false }
        _ = converter.convert(head, isLast: false)
        guard converter.defects == 0 else { return false }
        var (pairs, common, neighbours) = (0, 0, 0)
        var (index, end) = (0, -1)
        while index < head.count {
            let byte = head[index]
            guard (0x81...0x9F).contains(byte) || (0xE0...0xFC).contains(byte) else {
                index += 1
                continue
            }
            pairs += 1
            if byte <= 0x98 { common += 1 }
            if index == end { neighbours += 1 }
            index += 2
            end = index
        }
        return pairs > 0 && common * 10 >= pairs * 7 && neighbours * 2 >= pairs
    }

    /// Returns whether a text is surely Cyrillic, or `nil` if it is not. Its letters stand beside
    /// each other, while those of Western languages stand beside letters of ASCII.
    private static func isCyrillic(_ head: [UInt8]) -> Bool? {
        var (words, mixed, small, capital) = (0, 0, 0, 0)
        for run in head.split(whereSeparator: { !cyrillic.contains($0) }) {
            let around = [head[..<run.startIndex].last, head[run.endIndex...].first]
            if around.contains(where: { $0.map(isLatin) ?? false }) {
                mixed += run.count
            } else if run.count > 1 {
                words += run.count
                small += run.count { $0 >= 0xE0 }
                capital += run.count { (0xC0...0xDF).contains($0) }
            }
        }
        guard words > 0, words * 10 >= (words + mixed) * 6 else { return nil }
        // In other Cyrillic encodings, these bytes are capital letters.
        return words * 10 >= (words + mixed) * 9 && small > capital
    }

    private static func isLatin(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & ~0x20) }

    /// The letters of Windows-1251.
    private static let cyrillic = Set(
        [0xA1, 0xA2, 0xA3, 0xA5, 0xA8, 0xAA, 0xAF, 0xB2, 0xB3, 0xB4, 0xB8, 0xBA, 0xBC, 0xBD, 0xBE]
            + [0xBF] + Array(UInt8(0xC0)...0xFF))
}

/// Tells the code pages of Western and Central Europe apart by the letters of their languages.
enum LatinLetters {
    /// German, French, Spanish, Portuguese, Italian, Dutch, Swedish and Finnish, Danish and
    /// Norwegian, Icelandic.
    private static let western = [
        "äöüß", "àâæçèéêëîïôœùûüÿ", "áéíñóúü", "àáâãçéêíóôõú", "àèéìíîòóùú", "áèéëíïóöúü", "åäöé",
        "åæøéò", "áðéíóúýþæö",
    ].map { Set($0) }
    /// Polish, Czech and Slovak, Hungarian, Romanian, Croatian and Slovene.
    private static let central = [
        "ąćęłńóśźż", "áäčďéěíĺľňóôŕřšťúůýž", "áéíóöőúüű", "ăâîşţșț", "čćđšž",
    ].map { Set($0) }
    /// Signs of the Western code page where the other has letters.
    private static let signs = Set("¡¿£¥ª«»¬±²³¹º¼½¾×÷§©®°·¶´¨¸µ")

    /// Guesses the code page of a text that is no UTF-8.
    static func guess(_ head: [UInt8]) -> GuessedEncoding {
        guard let western = TextConverter.text(head, in: .western),
            let central = TextConverter.text(head, in: .central), western != central
        else { return GuessedEncoding(.western) }
        let west = fit(western, Self.western, alone: true)
        let centre = fit(central, Self.central, alone: false)
        let best: TextEncoding = centre > west ? .central : .western
        return GuessedEncoding(
            best, isDoubtful: abs(west - centre) < 0.1 || max(west, centre) < 0.6)
    }

    /// Returns the share of the letters beyond ASCII that the likeliest language has. A sign counts
    /// for any, except behind a letter.
    ///
    /// - Parameter alone: whether a letter can be a word, such as “à” and “é”.
    private static func fit(_ text: String, _ languages: [Set<Character>], alone: Bool) -> Double {
        let text = Array(text.lowercased())
        var found = languages.map { _ in 0 }
        var total = 0
        for (place, character) in text.enumerated() where !character.isASCII {
            guard character.isLetter || signs.contains(character) else { continue }
            total += 1
            let isBehindLetter = place > 0 && text[place - 1].isLetter
            let isAlone = !isBehindLetter && !(place + 1 < text.count && text[place + 1].isLetter)
            let isSign = signs.contains(character) && !isBehindLetter
            guard isSign || alone || !isAlone else { continue }
            for (index, letters) in languages.enumerated()
            where isSign || letters.contains(character) {
                found[index] += 1
            }
        }
        return total == 0 ? 1 : Double(found.max() ?? 0) / Double(total)
    }
}

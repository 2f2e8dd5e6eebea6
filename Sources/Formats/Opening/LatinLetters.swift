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
    private static func fit(
        _ text: String, _ languages: [Set<Character>], alone: Bool
    ) -> Double {
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

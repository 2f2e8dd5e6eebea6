/// The facts that the words of a line about a film may be.
struct FilmLineFacts {
    let tokens: LineTokens
    let words: FilmLineWords

    /// A kind of fact that a line has once.
    enum Kind: Hashable {
        case year, day, feedback, rating, rewatch, wanted, place, watched
    }

    struct Fact {
        let kind: Kind
        let meaning: FilmLine.Meaning
        /// The number of tokens.
        let count: Int
    }

    /// The greatest number of tokens in a fact.
    private static let longest = 6

    // MARK: Years

    /// Returns whether a token is a year in brackets.
    func isYear(_ place: Int) -> Bool { year(place) != nil }

    private func year(_ place: Int) -> Int? {
        let word = tokens.all[place].text
        guard word.first == "(", word.last == ")", word.count == 6,
            let year = Int(figures: word.dropFirst().dropLast()), FilmError.years.contains(year)
        else { return nil }
        return year
    }

    /// Returns a bare number that may be the year of release, or `nil` if it cannot.
    func possibleYear(_ place: Int) -> Int? {
        let word = tokens.all[place].text
        guard word.count == 4, let year = Int(figures: word),
            (1888...words.days.today.year + 1).contains(year)
        else { return nil }
        return year
    }

    // MARK: Around the title

    /// Returns the first token that ends a title: the last year in brackets, or else a rating, a
    /// word in brackets such as "(rewatch)", or "@".
    func endOfTitle(from start: Int) -> Int? {
        let places = tokens.all.indices.dropFirst(start + 1)
        return places.last(where: isYear)
            ?? places.first { place in
                let token = tokens.all[place]
                return token.text == "@" || TypedMark.rating(token.text) != nil
                    || token.text.first == "(" && meanings(at: place, count: 1) != nil
            }
    }

    /// Returns the fact before a title at a place: a whole date, or a word in small letters before a
    /// capital or a colon, as in "yesterday Past Lives" and "watched: Alien".
    func beforeTitle(at place: Int) -> Fact? {
        for count in (1...Self.longest).reversed() where place + count < tokens.all.count {
            let next = tokens.all[place + count]
            let isIntroduced = next.isPunctuation && place + count + 1 < tokens.all.count
            let text = tokens.text(place..<place + count)
            let isApart = isIntroduced || isSmall(text) && next.text.first?.isLowercase == false
            if isApart, let meanings = meanings(at: place, count: count) {
                if meanings.contains(.watched) { return Fact(.watched, .separator, count) }
                if meanings.contains(.wanted) { return Fact(.wanted, .wanted, count) }
            }
            guard isApart && isNear(text) || isWholeDate(text),
                let day = day(text, count), hasTitle(from: place + count)
            else { continue }
            return day
        }
        return nil
    }

    /// Returns whether some of the words from a place on can be a title.
    private func hasTitle(from place: Int) -> Bool {
        if endOfTitle(from: place - 1) == place { return false }
        var next = place
        while next < tokens.all.count, let fact = fact(at: next, before: tokens.all.count) {
            next += fact.count
        }
        return next < tokens.all.count
    }

    /// Returns the fact at the end of a title, which cannot be its last words, or `nil` if there is
    /// none.
    func atTheEnd(of title: Range<Int>) -> Fact? {
        for count in (1...Self.longest).reversed() where count < title.count {
            let place = title.upperBound - count
            let text = tokens.text(place..<title.upperBound)
            if let rating = rating(at: place, count: count) { return rating }
            if isUnclear(text) { return Fact(.rating, .unknown, count) }
            let meanings = isSmall(text) ? meanings(at: place, count: count) : nil
            if let known = meanings.flatMap({ fact($0, text, count) }) { return known }
            if let place = knownPlace(at: place, count: count) { return place }
            if isSmall(text) && isNear(text) || isWholeDate(text), let day = day(text, count) {
                return day
            }
        }
        return nil
    }

    // MARK: Behind the title

    /// Returns the longest fact that begins at a place behind the title.
    func fact(at place: Int, before end: Int) -> Fact? {
        if let year = year(place) { return Fact(.year, .year(year), 1) }
        if let length = length(of: .on, at: place), place + length < end,
            let day = fact(at: place + length, before: end), day.kind == .day
        {
            return Fact(.day, day.meaning, length + day.count)
        }
        return (1...Self.longest).reversed().firstNonNil { count in
            guard place + count <= end else { return nil }
            let text = tokens.text(place..<place + count)
            if let rating = rating(at: place, count: count) { return rating }
            if isUnclear(text) { return Fact(.rating, .unknown, count) }
            let meanings = meanings(at: place, count: count)
            if meanings?.contains(.watched) == true { return Fact(.watched, .separator, count) }
            return meanings.flatMap { fact($0, text, count) } ?? knownPlace(at: place, count: count)
                ?? day(text, count)
        }
    }

    /// Returns the place behind a preposition, which ends before the next fact or sign.
    func place(at place: Int, before end: Int) -> Fact? {
        guard let length = preposition(at: place) else {
            let word = tokens.all[place].text
            return word.count > 1 && word.last == "で"
                ? Fact(.place, .place(String(word.dropLast())), 1) : nil
        }
        var next = place + length
        while next < end, tokens.all[next].isWord,
            next == place + length || fact(at: next, before: end) == nil
        {
            next += 1
        }
        guard next > place + length else { return nil }
        return Fact(.place, .place(tokens.text(place + length..<next)), next - place)
    }

    /// Returns the number of tokens of the preposition at a place, or `nil` if there is none.
    private func preposition(at place: Int) -> Int? {
        tokens.all[place].text == "@" ? 1 : length(of: .at, at: place)
    }

    /// Returns the number of tokens of the longest phrase at a place with a meaning, or `nil` if
    /// there is none.
    private func length(of word: FilmWord, at place: Int) -> Int? {
        (1...3).reversed().first { meanings(at: place, count: $0)?.contains(word) == true }
    }

    // MARK: Words

    func meanings(at place: Int, count: Int) -> Set<FilmWord>? {
        guard place + count <= tokens.all.count, count <= 4 else { return nil }
        let some = tokens.all[place..<place + count]
        var key = some.map(\.key).joined(separator: " ")
        if key.first == "(", key.last == ")" { key = DayWords.key(key.dropFirst().dropLast()) }
        return words.meanings[key]
    }

    private func fact(_ meanings: Set<FilmWord>, _ text: String, _ count: Int) -> Fact? {
        for case .feedback(let feedback) in meanings {
            return Fact(.feedback, .feedback(feedback), count)
        }
        if meanings.contains(.rewatch) { return Fact(.rewatch, .rewatch, count) }
        if meanings.contains(.wanted) { return Fact(.wanted, .wanted, count) }
        return meanings.contains(.place) ? Fact(.place, .place(text), count) : nil
    }

    /// Returns the place of a preposition and a name that is known.
    private func knownPlace(at place: Int, count: Int) -> Fact? {
        let word = tokens.all[place].text
        if count == 1, word.count > 1, word.last == "で", isVenue(String(word.dropLast())) {
            return Fact(.place, .place(String(word.dropLast())), 1)
        }
        guard let length = preposition(at: place), length < count else { return nil }
        let name = tokens.text(place + length..<place + count)
        return isVenue(name) && isSmall(tokens.text(place..<place + length))
            ? Fact(.place, .place(name), count) : nil
    }

    private func isVenue(_ name: String) -> Bool {
        words.known.isVenue(name) || words.meanings[DayWords.key(name)]?.contains(.venue) == true
    }

    /// Returns whether a text begins with a small letter, a sign, or one of a script without small
    /// letters.
    private func isSmall(_ text: String) -> Bool {
        text.first { $0.isLetter }?.isUppercase != true
    }
}

extension FilmLineFacts.Fact {
    init(_ kind: FilmLineFacts.Kind, _ meaning: FilmLine.Meaning, _ count: Int) {
        self.init(kind: kind, meaning: meaning, count: count)
    }
}

/// Ratings and days.
extension FilmLineFacts {
    /// Reads a rating such as "4/5", "★★★", "4 stars" or "4 out of 5".
    func rating(at place: Int, count: Int) -> Fact? {
        let some = Array(tokens.all[place..<place + count])
        guard var rating = TypedMark.rating(some.map(\.text).joined()) else {
            return wordedRating(some, at: place, count: count)
        }
        if count > 1, some.contains(where: { $0.text.contains { $0.isLetter } }) { return nil }
        if let exact = TypedMark.rating(some[0].text), count == 1 { rating = exact }
        return Fact(.rating, .rating(rating), count)
    }

    private func wordedRating(_ some: [LineToken], at place: Int, count: Int) -> Fact? {
        guard count > 1, let first = some.first else { return nil }
        func isWord(_ word: FilmWord, _ range: Range<Int>) -> Bool {
            meanings(at: place + range.lowerBound, count: range.count)?.contains(word) == true
        }
        if isWord(.stars, 1..<count) {
            return (TypedMark.rating(first.text) ?? TypedMark.rating(stars: first.text)).map {
                Fact(.rating, .rating($0), count)
            }
        }
        // Behind the scale there may be the word for stars.
        for last in [count - 1, count - 2] where last > 1 && isWord(.outOf, 1..<last) {
            guard last == count - 1 || isWord(.stars, last + 1..<count) else { continue }
            return TypedMark.rating(first.text, of: some[last].text).map {
                Fact(.rating, .rating($0), count)
            }
        }
        return nil
    }

    /// Returns whether a text is neither a rating nor surely a day or a title, such as "12/5".
    func isUnclear(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && (parts[1] == "5" || parts[1] == "10")
            && Int(figures: parts[0]) != nil && TypedMark.rating(text) == nil
    }

    /// Returns whether a text is a word for a day near today, such as "yesterday".
    func isNear(_ text: String) -> Bool { words.days.words.near[DayWords.key(text)] != nil }

    /// Returns whether a text is a date that no title has, with its month.
    func isWholeDate(_ text: String) -> Bool {
        guard text.contains(where: \.isDigit), words.days.numbers(text) != nil else {
            return false
        }
        return text.contains(where: \.isLetter)
            ? words.days.namesMonth(text)
            : text.count { "-./".contains($0) } > 1
    }

    /// Returns the day of a viewing. One that does not exist or is to come is refused.
    func day(_ text: String, _ count: Int) -> Fact? {
        guard let numbers = words.days.numbers(text) else { return nil }
        guard let day = numbers.calendarDay else {
            return words.days.namesMonth(text) ? Fact(.day, .noDay(numbers), count) : nil
        }
        return Fact(.day, day <= words.days.today ? .day(day) : .unknown, count)
    }
}

/// A typed rating: `4/5`, `8/10`, `3½/5`, `★★★☆☆`, `⭐️⭐️⭐️`, `★4`, or a number before a word for stars.
enum TypedMark {
    /// Returns the rating, or `nil` if the text is none.
    static func rating(_ text: String) -> OriginalRating? {
        let text = text.filter { !$0.isWhitespace }
        return fraction(text) ?? stars(text)
    }

    /// Returns the rating for a number of stars, of five or else of ten.
    static func rating(stars text: some StringProtocol) -> OriginalRating? {
        number(text).flatMap { OriginalRating($0, of: $0 > 5 ? 10 : 5) }
    }

    /// Returns the rating for a number on a scale, or `nil` if the scale is unusual.
    static func rating(_ text: some StringProtocol, of best: some StringProtocol) -> OriginalRating?
    {
        guard let value = number(text), let best = number(best), [5, 10, 100].contains(best) else {
            return nil
        }
        return OriginalRating(value, of: best)
    }

    private static func fraction(_ text: String) -> OriginalRating? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 ? rating(parts[0], of: parts[1]) : nil
    }

    private static func stars(_ text: String) -> OriginalRating? {
        var signs = text.unicodeScalars.filter { $0 != variation }[...]
        let leading = signs.prefix { full.contains($0) }
        let trailing = signs.reversed().prefix { full.contains($0) }
        if leading.count == 1 || trailing.count == 1, signs.count > 1 {
            let figures = leading.count == 1 ? signs.dropFirst() : signs.dropLast()
            // "星4つ" has a word for pieces behind the number.
            let digits = String(String.UnicodeScalarView(figures.filter { $0 != "つ" }))
            if let rating = rating(stars: digits) { return rating }
        }
        let filled = signs.prefix { drawn.contains($0) }.count
        signs = signs.dropFirst(filled)
        let half = signs.first == "½" ? 0.5 : 0
        if half > 0 { signs = signs.dropFirst() }
        let hollow = signs.count
        guard filled > 0 || half > 0, signs.allSatisfy(empty.contains) else { return nil }
        let value = Double(filled) + half
        if hollow == 0 { return OriginalRating(value, of: value > 5 ? 10 : 5) }
        let best = filled + hollow + (half > 0 ? 1 : 0)
        return [5, 10].contains(best) ? OriginalRating(value, of: Double(best)) : nil
    }

    private static let drawn: Set<Unicode.Scalar> = ["★", "⭐", "🌟"]
    private static let full = drawn.union(["星"])
    private static let empty: Set<Unicode.Scalar> = ["☆", "✩", "⚝"]
    /// The sign that asks for the coloured form of the one before it.
    private static let variation: Unicode.Scalar = "\u{FE0F}"

    /// Reads a number such as "4", "3.5", "3,5" or "3½".
    private static func number(_ text: some StringProtocol) -> Double? {
        let isHalf = text.last == "½"
        let parts = text.dropLast(isHalf ? 1 : 0)
            .split(omittingEmptySubsequences: false) { ".,".contains($0) }
        guard let whole = parts.first.flatMap({ Int(figures: $0) }), whole <= 100 else {
            return nil
        }
        if parts.count == 1 { return Double(whole) + (isHalf ? 0.5 : 0) }
        guard parts.count == 2, !isHalf, parts[1].count == 1, let tenths = Int(figures: parts[1])
        else { return nil }
        return Double(whole) + Double(tenths) / 10
    }
}

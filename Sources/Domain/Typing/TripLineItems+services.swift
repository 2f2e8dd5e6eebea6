/// Services, which are told apart from places and times.
extension TripLineItems {
    func service(at place: Int) -> Found? {
        if LineSigns.isService(texts[place]), words.meanings[tokens.all[place].key] == nil {
            return (.part(.service), 1)
        }
        if isBehindMode, LineSigns.isNumber(texts[place]), !isClockNeeded(at: place) {
            return (.part(.service), 1)
        }
        guard place + 1 < texts.count, LineSigns.isNumber(texts[place + 1]),
            clearClock(at: place + 1) == nil, !isPlaceAndTime(at: place)
        else { return nil }
        let word = texts[place]
        let isInCapitals = word.allSatisfy(\.isUppercase)
        let isBehindFact = all.last { !$0.isPunctuation }?.isFact == true
        guard
            LineSigns.beginsService(word) && (isInCapitals || isBehindFact)
                || isBehindFact && words.known.isOperator(word),
            meanings(at: place) == nil || isInCapitals && isBehindFact
        else { return nil }
        return (.part(.service), 2)
    }

    private var isBehindMode: Bool {
        if case .part(.mode)? = all.last?.sign { true } else { false }
    }

    /// Returns whether digits behind a means of transport are a time, as the line has no clear one.
    private func isClockNeeded(at place: Int) -> Bool {
        texts[place].count > 2 && texts[place].allSatisfy(\.isDigit) && clock(texts[place]) != nil
            && !texts.contains { $0.contains(":") }
    }

    /// Returns whether a place and a time, such as "CGN 0730", look like a service: the place is a
    /// code or known, and nothing else on its side of the line can be the place.
    private func isPlaceAndTime(at place: Int) -> Bool {
        let (word, figures) = (texts[place], texts[place + 1])
        guard (3...4).contains(figures.count), figures.allSatisfy(\.isDigit),
            clock(figures) != nil, all.last?.sign != .word,
            Airport.code(in: word) != nil || words.known.isName(word)
        else { return false }
        var next = place + 2
        while next < texts.count, !tokens.all[next].isArrow, !tokens.all[next].isDash {
            guard let count = lengthOfFact(at: next) else { return false }
            next += count
        }
        return true
    }

    /// Returns the number of tokens at a place that cannot be a name by their form alone, or `nil`
    /// if they can.
    func lengthOfFact(at place: Int) -> Int? {
        let token = tokens.all[place]
        if !token.isWord || LineSigns.isService(token.text)
            || words.days.words.shortWeekdays[token.key] != nil
        {
            return 1
        }
        if place + 1 < texts.count, LineSigns.beginsService(token.text),
            LineSigns.isNumber(texts[place + 1])
        {
            return 2
        }
        return LineSigns.fare(texts[place...])?.words ?? clearClock(at: place)?.count
            ?? day(at: place)?.count ?? digits(at: place)?.count ?? shift(at: place)?.count
            ?? meanings(at: place)?.count ?? operatorLength(at: place)
    }

    private func operatorLength(at place: Int) -> Int? {
        (1...3).reversed().first {
            place + $0 <= texts.count && words.known.isOperator(tokens.text(place..<place + $0))
        }
    }
}

/// The items of a line about a trip, told apart by their form, by the words that are known, and by
/// the items before them.
struct TripLineItems {
    let tokens: LineTokens
    private(set) var all: [TripLineItem] = []
    let words: TripLineWords
    let texts: [String]
    /// Whether digits alone, such as "1930", cannot be a year, because an arrow makes it a trip.
    let isSure: Bool

    init(_ tokens: LineTokens, words: TripLineWords) {
        self.tokens = tokens
        self.words = words
        texts = tokens.all.map(\.text)
        isSure = tokens.all.contains(where: \.isArrow)
        var place = 0
        while place < texts.count {
            let (sign, count) = sign(at: place) ?? (.word, 1)
            all.append(TripLineItem(sign: sign, tokens: place..<place + count))
            place += count
        }
    }

    typealias Found = (sign: TripLineItem.Sign, count: Int)

    private func sign(at place: Int) -> Found? {
        let token = tokens.all[place]
        if token.isArrow { return (.arrow, 1) }
        if token.isDash { return (.dash, 1) }
        if token.isPunctuation { return (.punctuation, 1) }
        if token.isQuote || token.text == "@" { return (.part(.unknown), 1) }
        if let (fare, count) = LineSigns.fare(texts[place...]) {
            return (.part(.fare(fare)), count)
        }
        return clearClock(at: place) ?? service(at: place) ?? day(at: place) ?? digits(at: place)
            ?? shift(at: place) ?? phrase(at: place) ?? figures(at: place)
    }

    /// Refuses figures with signs between them that are neither a time nor a date.
    private func figures(at place: Int) -> Found? {
        let text = texts[place]
        guard text.first?.isDigit == true, text.contains(where: { "-./".contains($0) }),
            text.allSatisfy({ $0.isDigit || "-./".contains($0) })
        else { return nil }
        return (.part(.unknown), 1)
    }

    private func phrase(at place: Int) -> Found? {
        guard let (meanings, count) = meanings(at: place) else { return nil }
        if meanings.contains(.detour) { return (.part(.unknown), count) }
        if meanings.contains(.cancelled) { return (.part(.cancelled), count) }
        if meanings.contains(.seasonTicket) { return (.part(.ticket(.season)), count) }
        if place == 0, meanings.contains(.nextLeg) { return (.part(.nextLeg), count) }
        for case .mode(let mode) in meanings where standsAlone(at: place, count: count) {
            return (.part(.mode(mode)), count)
        }
        let links = meanings.filter(\.isLink)
        if let end = TripLineItem(sign: .link(links), tokens: place..<place + 1).toldEnd,
            tokens.all[place].isAttached, all.last?.isClock == true
        {
            return (.endOfClock(end), count)
        }
        return links.isEmpty ? nil : (.link(links), count)
    }

    /// Returns the meanings of the longest known phrase at a place, with the number of its words.
    func meanings(at place: Int) -> (meanings: Set<TripWord>, count: Int)? {
        (1...3).reversed().firstNonNil { count in
            guard place + count <= texts.count else { return nil }
            let some = tokens.all[place..<place + count]
            if words.known.isPass(tokens.text(place..<place + count)) {
                return ([.seasonTicket], count)
            }
            let key = some.map(count == 1 ? \.bareKey : \.key).joined(separator: " ")
            return words.meanings[key].map { ($0, count) }
        }
    }

    /// Returns whether a word that may be part of a name, such as "Bus" or "Sun", stands by itself.
    func standsAlone(at place: Int, count: Int) -> Bool {
        switch all.last?.sign {
        case nil, .punctuation, .clock, .endOfClock, .day, .shift, .daysLater, .part:
            return !isName(at: place)
        case .link(let links): return !links.isDisjoint(with: [.preposition, .article])
        case .arrow, .dash: return false
        case .word:
            // The name before it is known without it, and nothing continues it.
            let start = all.lastIndex { !$0.isOfName }.map { $0 + 1 } ?? 0
            let name = all[start].tokens.lowerBound..<place
            let next = place + count
            return words.known.isStop(tokens.text(name))
                && !words.known.isName(tokens.text(name.lowerBound..<next))
                && (next == texts.count || lengthOfFact(at: next) != nil)
        }
    }

    /// Returns whether the whole name of a place of several words begins at a place.
    func isName(at place: Int) -> Bool {
        (2...4).contains { count in
            place + count <= texts.count
                && tokens.all[place..<place + count].allSatisfy {
                    $0.isWord && !$0.text.contains(where: \.isDigit)
                }
                && words.known.isName(tokens.text(place..<place + count))
        }
    }
}

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
        return fare(at: place) ?? partOfDay(at: place) ?? clearClock(at: place)
            ?? service(at: place) ?? day(at: place) ?? digits(at: place) ?? shift(at: place)
            ?? phrase(at: place) ?? figures(at: place)
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
        if isStray(meanings, at: place) { return (.part(.unknown), count) }
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

/// Fares.
extension TripLineItems {
    /// Reads a fare. Figures in two words, as in "1 234 €", are one number only if the first word
    /// cannot be the number of a service or a time, and the second cannot be a time.
    func fare(at place: Int) -> Found? {
        guard let (fare, count) = LineSigns.groupedFare(texts[place...]) else {
            return LineSigns.fare(texts[place...]).map { (.part(.fare($0.fare)), $0.words) }
        }
        let isAmountFirst = texts[place].first?.isDigit == true
        if isAmountFirst, isBehindMode { return nil }
        let isClear =
            isAmountFirst
            ? beginsNumber : texts[place + count - 1].contains { ".,".contains($0) }
        return (.part(isClear ? .fare(fare) : .unknown), count)
    }

    /// Whether figures behind the last item have nothing to do with it.
    private var beginsNumber: Bool {
        switch all.last?.sign {
        case nil, .punctuation, .clock, .endOfClock, .day, .shift, .daysLater, .part: true
        case .link(let links): links == [.preposition]
        case .word, .arrow, .dash: false
        }
    }
}

/// Days and delays.
extension TripLineItems {
    /// Reads a day of up to six words.
    func day(at place: Int) -> Found? {
        let first = tokens.all[place]
        guard !isParticle(first.key) || first.key == "the" else { return nil }
        for count in (1...6).reversed() where place + count <= texts.count {
            let last = tokens.all[place + count - 1]
            let text = tokens.text(place..<place + count)
            guard last.isWord, !isParticle(last.key), !text.contains(":"),
                count == 1 || !beginsFact(at: place + count - 1),
                let numbers = words.days.numbers(text), isDay(text, at: place, count: count)
            else { continue }
            if let day = numbers.calendarDay { return (.day(day), count) }
            if words.days.namesMonth(text) { return (.part(.noDay(numbers)), count) }
        }
        return nil
    }

    /// Returns whether digits belong to a word behind them, and are no year: "20 Nov 14 Uhr".
    private func beginsFact(at place: Int) -> Bool {
        texts[place].first?.isDigit == true
            && (LineSigns.fare(texts[place...]) != nil
                || clearClock(at: place) != nil || shift(at: place) != nil)
    }

    /// Reads a word such as "morning" behind a day. The day of a time after midnight is not clear
    /// behind a night.
    func partOfDay(at place: Int) -> Found? {
        guard all.last.map({ $0.isDay || $0.sign == .part(.separator) }) == true,
            let (meanings, count) = meanings(at: place), !isName(at: place)
        else { return nil }
        let time = texts.first { $0.contains(":") }.flatMap(clock)
        if meanings.contains(.night) {
            let isEvening = time.map { $0.hour >= 12 } == true
            return (.part(isEvening ? .separator : .unknown), count)
        }
        // Without a time, "noon" is one.
        let isTime = meanings.contains { if case .clock = $0 { true } else { false } }
        guard meanings.contains(.partOfDay), !isTime || time != nil else { return nil }
        return (.part(.separator), count)
    }

    /// Returns whether a word such as "early" or "late" has no day and no minutes beside it, and is
    /// no part of a known name.
    private func isStray(_ meanings: Set<TripWord>, at place: Int) -> Bool {
        guard !meanings.isDisjoint(with: [.late, .partOfDay, .night]),
            place == 0 || texts[place].first?.isLowercase == true
        else { return false }
        return !(max(0, place - 3)...place).contains { start in
            (place + 1...min(place + 3, texts.count)).contains { end in
                words.known.isName(tokens.text(start..<end))
            }
        }
    }

    private func isParticle(_ key: String) -> Bool { words.days.words.particles.contains(key) }

    private func isDay(_ text: String, at place: Int, count: Int) -> Bool {
        let (key, days) = (DayWords.key(text), words.days.words)
        if days.shortWeekdays[key] != nil, days.weekdays[key] == nil {
            return standsAlone(at: place, count: count)
        }
        if isName(at: place) { return false }
        if text.allSatisfy({ $0.isDigit || "./ ".contains($0) }) {
            // "14.02" is a time of day, while "24.12." and "24.12" are dates.
            return text.hasSuffix(".") || text.contains("/")
                || text.contains(".") && clock(text) == nil
        }
        return text.contains(where: \.isLetter) || !text.contains(" ")
    }

    /// Reads minutes such as "+7", "-3 min" or "7 min late", or days such as "(+1)".
    func shift(at place: Int) -> Found? {
        let token = tokens.all[place]
        let text = token.text
        if text.hasPrefix("(+"), text.hasSuffix(")"), text.count == 4,
            let days = Int(figures: text.dropFirst(2).dropLast())
        {
            return (.daysLater(days), 1)
        }
        if let length = length(of: .late, at: place) {
            return delay(at: place + length, behind: length)
        }
        let isSigned = text.first.map { "+＋-−".contains($0) } ?? false
        guard text.dropFirst(isSigned ? 1 : 0).first?.isDigit == true,
            let delay = TypedDelay(isSigned ? text : "+" + text)
        else { return nil }
        let count = 1 + (length(of: .minutes, at: place + 1) ?? 0)
        let hasUnit = count > 1 || !isSigned && TypedDelay(text)?.isBare == false
        // Digits alone before a word such as "tarde" may be an hour.
        if let (meanings, length) = meanings(at: place + count), meanings.contains(.late),
            isSigned || hasUnit || meanings == [.late]
        {
            return (.shift(minutes: delay.minutes, isAttached: false), count + length)
        }
        // Minutes alone may be a duration, which a trip has by its times.
        guard isSigned else { return hasUnit ? (.part(.unknown), count) : nil }
        let isDays = token.isAttached && text.first == "+" && text.count == 2 && count == 1
        return (.shift(minutes: delay.minutes, isAttached: isDays), count)
    }

    /// Reads minutes with a sign or a unit behind a word, as in "delay 5 min".
    private func delay(at place: Int, behind length: Int) -> Found? {
        guard place < texts.count, let delay = TypedDelay(texts[place]) else { return nil }
        let unit = self.length(of: .minutes, at: place + 1)
        guard unit != nil || !delay.isBare else { return nil }
        return (.shift(minutes: delay.minutes, isAttached: false), length + 1 + (unit ?? 0))
    }

    /// Returns the number of words at a place with a meaning, or `nil` if they have another one.
    private func length(of word: TripWord, at place: Int) -> Int? {
        meanings(at: place).flatMap { $0.meanings.contains(word) ? $0.count : nil }
    }
}

/// Times of day.
extension TripLineItems {
    /// Reads a time of day with a colon, with a word such as "pm", or by its name.
    func clearClock(at place: Int) -> Found? {
        if let named = namedClock(at: place) { return named }
        for count in [3, 2] where isClock(of: count, at: place) {
            let text = texts[place..<place + count].joined(separator: " ")
            if let found = found(text, of: count) { return found }
        }
        let text = texts[place]
        guard let first = text.first, first.isDigit || first == "午" else { return nil }
        if text.contains(where: { ":：時".contains($0) }) {
            return found(text) ?? (.part(.unknown), 1)
        }
        // "9a" is a seat or a bus.
        guard let last = text.last, last.isLetter, !"aApP".contains(last) || text.count > 3 else {
            return nil
        }
        return found(text)
    }

    private func found(_ text: String, of count: Int = 1) -> Found? {
        clock(text).map { (.clock(hour: $0.hour, minute: $0.minute), count) }
    }

    func clock(_ text: String) -> (hour: Int, minute: Int)? { TypedClock(text)?.reading }

    private func namedClock(at place: Int) -> Found? {
        let isTwelve = texts[place] == "12" && place + 1 < texts.count
        guard let (meanings, count) = meanings(at: isTwelve ? place + 1 : place) else { return nil }
        return meanings.firstNonNil {
            if case .clock(let hour, let minute) = $0 {
                (.clock(hour: hour, minute: minute), count + (isTwelve ? 1 : 0))
            } else {
                nil
            }
        }
    }

    /// Returns whether some tokens may be a time with a word for its half of the day, or with its
    /// minutes behind the hour as in "9 Uhr 15".
    private func isClock(of count: Int, at place: Int) -> Bool {
        guard place + count <= texts.count, texts[place].first?.isDigit == true else {
            return false
        }
        let rest = tokens.all[place + 1..<place + count].map(\.key)
        if count == 2 { return Self.units.contains(rest[0]) }
        return Self.halves.contains(rest.map { $0.prefix(1) }.joined()) && rest[1] == "m"
            || ["uhr", "h"].contains(rest[0]) && tokens.all[place + 2].isNumber
    }

    private static let units: Set<String> = [
        "am", "pm", "a.m", "p.m", "uhr", "h", "o'clock",
    ]
    private static let halves: Set<String> = ["am", "pm"]

    /// Reads a time without a colon, such as "1402" or "14.02".
    func digits(at place: Int) -> Found? {
        let text = texts[place]
        guard text.first?.isDigit == true, text.last?.isDigit == true,
            let clock = clock(text), let found = found(text)
        else { return nil }
        guard text.allSatisfy(\.isDigit) else { return found }
        let isIntroduced = all.last?.isLink(.atTime) == true
        if isIntroduced || isSure && text.count > 2 { return found }
        // Digits such as in "Train to Busan 2016" are a year.
        let isYear = text.count == 4 && (1900..<2060).contains(clock.hour * 100 + clock.minute)
        return text.count < 3 || isYear ? nil : found
    }
}

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
            clock(figures) != nil, all.last?.sign != .word, !isBehindPlace,
            Airport.code(in: word) != nil || words.known.isName(word)
        else { return false }
        var next = place + 2
        while next < texts.count, !tokens.all[next].isArrow, !tokens.all[next].isDash {
            guard let count = lengthOfFact(at: next) else { return false }
            next += count
        }
        return true
    }

    /// Whether this side of the arrow has a place.
    private var isBehindPlace: Bool {
        isSure && all.reversed().prefix { $0.sign != .arrow }.contains { $0.sign == .word }
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
        return fare(at: place)?.count ?? clearClock(at: place)?.count
            ?? day(at: place)?.count ?? digits(at: place)?.count ?? shift(at: place)?.count
            ?? meanings(at: place)?.count ?? operatorLength(at: place)
    }

    private func operatorLength(at place: Int) -> Int? {
        (1...3).reversed().first {
            place + $0 <= texts.count && words.known.isOperator(tokens.text(place..<place + $0))
        }
    }
}

/// Patterns of words that identify themselves.
enum LineSigns {
    /// Returns the price at the beginning of some words with the number of its words, such as
    /// `€29.90`, `29,90 €`, `EUR 29.90`, `29.90EUR` or `CHF 12.-`.
    static func fare(_ words: ArraySlice<String>) -> (fare: Fare, words: Int)? {
        guard let first = words.first else { return nil }
        if let fare = fare(first) { return (fare, 1) }
        guard
            TypedMoney.plainAmount(first) ?? TypedMoney.plainAmount(first + "-") != nil
                || TypedMoney.currency(inLine: first) != nil
        else { return nil }
        // A dash in place of the cents is a separate word.
        return fare(words, figures: 1)
    }

    /// Returns the price at the beginning of some words, whose thousands are a word of their own,
    /// such as `1 234,50 €`.
    static func groupedFare(_ words: ArraySlice<String>) -> (fare: Fare, words: Int)? {
        let figures = words.prefix(3).filter { $0.contains(where: \.isDigit) }
        guard figures.count > 1 else { return nil }
        let thousands = figures[0].drop { !$0.isDigit }
        guard (1...3).contains(thousands.count), thousands.allSatisfy(\.isDigit),
            figures[1].prefix(while: \.isDigit).count == 3
        else { return nil }
        return fare(words, figures: 2)
    }

    /// - Parameter figures: the number of words with digits.
    private static func fare(
        _ words: ArraySlice<String>, figures: Int
    ) -> (fare: Fare, words: Int)? {
        [2, 3].firstNonNil { count in
            let some = words.prefix(count)
            guard some.count == count,
                some.count(where: { $0.contains(where: \.isDigit) }) == figures
            else { return nil }
            return fare(some.joined()).map { ($0, count) }
        }
    }

    /// Returns whether a word is a train, line or flight, such as `S8`, `LH2034` or `ice93`.
    static func isService(_ word: String) -> Bool {
        let letters = word.prefix { $0.isLetter }
        return (1...4).contains(letters.count) && letters.count < word.count
            && isNumber(word.dropFirst(letters.count))
    }

    /// Returns whether a word may begin the name of a service that continues with a number, such as
    /// `ICE` in `ICE 93`.
    static func beginsService(_ word: String) -> Bool {
        (1...4).contains(word.count) && word.allSatisfy(\.isLetter)
            && TypedMoney.currency(inLine: word) == nil
    }

    /// Returns whether a text is the number of a service: up to five digits, and a letter.
    static func isNumber(_ text: some StringProtocol) -> Bool {
        let figures = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text.dropFirst(figures.count)
        return (1...5).contains(figures.count) && rest.count <= 1 && rest.allSatisfy(\.isLetter)
    }

    private static func fare(_ text: String) -> Fare? {
        guard let money = TypedMoney(inLine: text), !money.currency.isEmpty else { return nil }
        return money.plainAmount.map { Fare($0, currency: money.currency) }
    }
}

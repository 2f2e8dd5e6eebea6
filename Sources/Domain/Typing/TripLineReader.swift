/// Reads a trip that is typed on one line. Words that can only be one thing are recognised first.
/// The first other words on either side of the arrow are the place. Every word gets one meaning,
/// and if there is none for it, it is unknown.
public struct TripLineReader {
    let words: TripLineWords
    let tokens: LineTokens
    let items: [TripLineItem]
    private let clocks: [Int: TripStop]
    var parts: [TripLine.Part] = []
    /// The meanings that a line can have once, as far as it has them.
    var seen: Set<Once> = []
    private var isFirstDayOnLeft = false

    enum Once: Hashable {
        case place(TripStop)
        case delay(TripStop)
        case day, arrivalDay, daysLater, cancelled, mode, service, `operator`, fare, ticket
    }

    public static func line(_ text: String, words: TripLineWords) -> TripLine {
        let tokens = LineTokens(text).splittingHebrewPrefixes(words.known)
        var reader = TripLineReader(tokens, words: words)
        var middle = reader.middle.place
        if middle == nil, let (word, hyphen) = reader.middle.hyphen {
            reader = TripLineReader(tokens.splitting(word, around: hyphen), words: words)
            middle = reader.middle.place
        }
        reader.read(apartAt: middle)
        if let excess = tokens.excess { reader.parts.append(tokens.part(excess, .unknown)) }
        return TripLine(parts: reader.parts)
    }

    private init(_ tokens: LineTokens, words: TripLineWords) {
        self.words = words
        self.tokens = tokens
        items = TripLineItems(tokens, words: words).all
        clocks = items.endsOfClocks
    }

    private var middle: TripLineMiddle {
        TripLineMiddle(items: items, tokens: tokens, known: words.known)
    }

    /// - Parameter middle: the items between the two places, or `nil` if the line has one place.
    private mutating func read(apartAt middle: Range<Int>?) {
        guard let middle else { return readSide(items.indices, .departure) }
        readSide(0..<middle.lowerBound, .departure)
        for item in middle { add(items[item], .separator) }
        isFirstDayOnLeft = seen.contains(.day)
        readSide(middle.upperBound..<items.count, .arrival)
    }

    private mutating func readSide(_ side: Range<Int>, _ stop: TripStop) {
        var place = side.lowerBound
        while place < side.upperBound {
            if items[place].isOfName {
                let end = side[place...].first { !items[$0].isOfName && !isInName($0, side) }
                readName(place..<(end ?? side.upperBound), stop)
                place = end ?? side.upperBound
            } else {
                readFact(place)
                place += 1
            }
        }
    }

    /// Returns whether a comma stands within a name, as in "Paris, Texas".
    private func isInName(_ place: Int, _ side: Range<Int>) -> Bool {
        items[place].isPunctuation && place + 1 < side.upperBound
            && items[place + 1].sign == .word && items[place - 1].sign == .word
    }

    mutating func add(_ item: TripLineItem, _ meaning: TripLine.Meaning) {
        parts.append(tokens.part(item.tokens, meaning))
    }

    /// Adds an item with a meaning that a line has only once; the next time it is unknown.
    private mutating func add(_ item: TripLineItem, _ meaning: TripLine.Meaning, once: Once) {
        add(item, seen.insert(once).inserted ? meaning : .unknown)
    }
}

extension TripLineReader {
    private mutating func readFact(_ place: Int) {
        let item = items[place]
        switch item.sign {
        case .word, .link, .arrow: add(item, .unknown)
        case .punctuation, .endOfClock: add(item, .separator)
        case .dash: add(item, isBesideFact(place) ? .separator : .unknown)
        case .clock(let hour, let minute):
            switch clocks[place] {
            case .departure: add(item, .departure(hour: hour, minute: minute))
            case .arrival: add(item, .arrival(hour: hour, minute: minute))
            case nil: add(item, .unknown)
            }
        case .day(let day):
            let isOfArrival =
                seen.contains(.day)
                && (isFirstDayOnLeft || clocks.keys.count { $0 < place } == 2)
            if isOfArrival {
                add(item, .arrivalDay(day), once: .arrivalDay)
            } else {
                add(item, .day(day), once: .day)
            }
        case .shift(let minutes, let isAttached): readShift(minutes, isAttached, at: place)
        case .daysLater(let days):
            add(item, endBefore(place) == .arrival ? .daysLater(days) : .unknown, once: .daysLater)
        case .part(let meaning):
            guard let once = Once(meaning) else { return add(item, meaning) }
            add(item, meaning, once: once)
        }
    }

    /// Reads minutes, which are the delay at the time before them, and behind a service or another
    /// fact that of the arrival. A number of days has to be directly behind the arrival.
    private mutating func readShift(_ minutes: Int, _ isAttached: Bool, at place: Int) {
        let (item, end) = (items[place], endBefore(place))
        if isAttached, end == .arrival {
            return add(item, .daysLater(minutes), once: .daysLater)
        }
        guard let stop = end ?? endOfFact(before: place, isAttached) else {
            return add(item, .unknown)
        }
        add(item, .delay(stop, minutes: minutes), once: .delay(stop))
    }

    /// The end whose time is directly before an item, but for a number of days, or `nil` if there
    /// is no time.
    private func endBefore(_ place: Int) -> TripStop? {
        guard let item = items[..<place].last else { return nil }
        switch item.sign {
        case .clock: return clocks[place - 1]
        case .daysLater, .endOfClock, .shift(minutes: _, isAttached: true):
            return endBefore(place - 1)
        default: return nil
        }
    }

    /// The end to which minutes behind a fact other than a time belong, or `nil` if that is not
    /// clear.
    private func endOfFact(before place: Int, _ isAttached: Bool) -> TripStop? {
        let facts = items[..<place].reversed().prefix {
            $0.isFact && !$0.isClock || $0.isPunctuation
        }
        guard let last = facts.first else { return nil }
        let lastEnd: TripStop = clocks.values.contains(.arrival) ? .arrival : .departure
        if last.sign == .part(.service) { return lastEnd }
        // Digits directly behind a date may also be days.
        guard !isAttached, facts.contains(where: \.isFact) else { return nil }
        if facts.contains(where: { $0.sign == .part(.service) })
            || clocks.keys.allSatisfy({ $0 < place })
        {
            return clocks.isEmpty ? nil : lastEnd
        }
        return clocks[place - facts.count - 1]
    }

    /// Returns whether a dash only sets a fact apart.
    private func isBesideFact(_ place: Int) -> Bool {
        place > 0 && items[place - 1].isFact || place + 1 < items.count && items[place + 1].isFact
    }
}

extension TripLineReader.Once {
    /// Returns `nil` for meanings that a line may have several times.
    fileprivate init?(_ meaning: TripLine.Meaning) {
        switch meaning {
        case .noDay: self = .day
        case .cancelled: self = .cancelled
        case .mode: self = .mode
        case .service: self = .service
        case .fare: self = .fare
        case .ticket: self = .ticket
        default: return nil
        }
    }
}

/// The places and the operator.
extension TripLineReader {
    /// Reads words that are a name: the place, followed by the operator if that is known. Words
    /// that only connect the name with others are no part of it.
    mutating func readName(_ name: Range<Int>, _ end: TripStop) {
        var name = name
        var closing = name.upperBound..<name.upperBound
        if !isWholeName(name) {
            let length = name.reversed().prefix { items[$0].sign != .word }.count
            closing = name.upperBound - length..<name.upperBound
            name = name.lowerBound..<closing.lowerBound
        }
        readPlace(name.lowerBound + readBeginning(of: name, end)..<name.upperBound, end)
        let isClosed = closesName(closing)
        for item in closing { add(items[item], isClosed ? .separator : .unknown) }
    }

    private func isWholeName(_ name: Range<Int>) -> Bool {
        name.isEmpty || words.known.isName(text(name))
    }

    private func text(_ name: Range<Int>) -> String { tokens.text(items[name].tokens) }

    /// Reads words such as "from" at the beginning of a name, and returns their number.
    private mutating func readBeginning(of name: Range<Int>, _ end: TripStop) -> Int {
        let introduces: [TripWord] =
            end == .departure ? [.before, .departs] : [.between, .arrives]
        var isKnown = !seen.contains(.place(end))
        var count = 0
        while count < name.count, !isWholeName(name.lowerBound + count..<name.upperBound) {
            let item = items[name.lowerBound + count]
            // An article may belong to the name: "Den Haag".
            guard item.sign != .word, !item.isOnlyArticle else { break }
            isKnown = isKnown && introduces.contains(where: item.isLink)
            add(item, isKnown ? .separator : .unknown)
            count += 1
        }
        return count
    }

    /// Returns whether connecting words lead to a fact behind them, or end the name by themselves.
    private func closesName(_ links: Range<Int>) -> Bool {
        if links.allSatisfy({ items[$0].isLink(.closing) }) { return true }
        if let first = links.first, first > 0, items[first].isOnlyArticle,
            items[first - 1].sign == .word
        {
            return links.upperBound < items.count && items[links.upperBound].isDay
        }
        return links.upperBound < items.count && items[links.upperBound].isFact
    }

    private mutating func readPlace(_ name: Range<Int>, _ end: TripStop) {
        var name = name
        let isPlaceMissing = !seen.contains(.place(end))
        if isPlaceMissing, !isWholeName(name) {
            // The number of a house or of a bus is no part of a place.
            while let first = name.first, isNumbered(items[first]) {
                add(items[first], .unknown)
                name = first + 1..<name.upperBound
            }
        }
        guard !name.isEmpty else { return }
        let start = operatorStart(in: name, from: name.lowerBound + (isPlaceMissing ? 1 : 0))
        var place = name.lowerBound..<(start ?? name.upperBound)
        let comma = place.last.flatMap { items[$0].isPunctuation ? $0 : nil }
        if let comma { place = place.lowerBound..<comma }
        let rest = unknownEnd(of: place)
        place = place.lowerBound..<rest.lowerBound
        if !place.isEmpty {
            seen.insert(.place(end))
            let meaning: TripLine.Meaning = end == .departure ? .from : .to
            parts.append(tokens.part(items[place].tokens, isPlaceMissing ? meaning : .unknown))
        }
        for item in rest { add(items[item], .unknown) }
        if let comma { add(items[comma], .separator) }
        if let start {
            let meaning: TripLine.Meaning = seen.insert(.operator).inserted ? .operator : .unknown
            parts.append(tokens.part(items[start..<name.upperBound].tokens, meaning))
        }
    }

    /// Returns the words behind a known place that do not belong to it: from the first that begins
    /// with a digit or, unlike the place, with a small letter, unless it is one of a station.
    private func unknownEnd(of place: Range<Int>) -> Range<Int> {
        let none = place.upperBound..<place.upperBound
        guard !isWholeName(place),
            let end = place.dropFirst().last(where: { isWholeName(place.lowerBound..<$0) })
        else { return none }
        let isCapital = text(place).first?.isUppercase == true
        let start = (end..<place.upperBound).first { item in
            guard items[item].sign == .word, let first = text(item..<item + 1).first,
                first.isDigit || isCapital && first.isLowercase
            else { return false }
            return !words.known.areOfStation(text(end..<place.upperBound))
                && !words.known.areOfStation(text(end..<item + 1))
        }
        return start.map { $0..<place.upperBound } ?? none
    }

    private func isNumbered(_ item: TripLineItem) -> Bool {
        tokens.text(item.tokens).first?.isDigit == true
    }

    /// Returns the first item of the operator that ends a name, or `nil` if none does.
    private func operatorStart(in name: Range<Int>, from first: Int) -> Int? {
        guard first < name.upperBound, !isWholeName(name) || first == name.lowerBound else {
            return nil
        }
        return (first..<name.upperBound).first {
            items[$0].sign == .word && words.known.isOperator(text($0..<name.upperBound))
        }
    }
}

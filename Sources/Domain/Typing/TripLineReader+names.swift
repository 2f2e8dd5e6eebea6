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

    private func text(_ name: Range<Int>) -> String { tokens.text(tokensOf(name)) }

    private func tokensOf(_ name: Range<Int>) -> Range<Int> {
        guard let first = name.first, let last = name.last else { return 0..<0 }
        return items[first].tokens.lowerBound..<items[last].tokens.upperBound
    }

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
            parts.append(tokens.part(tokensOf(place), isPlaceMissing ? meaning : .unknown))
        }
        for item in rest { add(items[item], .unknown) }
        if let comma { add(items[comma], .separator) }
        if let start {
            let part: TripLine.Part = tokens.part(
                tokensOf(start..<name.upperBound),
                seen.insert(.operator).inserted ? .operator : .unknown)
            parts.append(part)
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

/// The place in a line at which the two ends of the trip part.
struct TripLineMiddle {
    let items: [TripLineItem]
    let tokens: LineTokens
    let known: KnownNames

    /// The items between the two ends, which are none if the words after a time are the other end,
    /// or `nil` if the line does not have two ends.
    var place: Range<Int>? {
        (arrow ?? dash ?? word ?? arrival).map { $0..<$0 + 1 }
            ?? (alternation ?? adjacency).map { $0..<$0 }
    }

    private var arrow: Int? { items.firstIndex { $0.sign == .arrow } }

    private var dash: Int? {
        items.indices.first { place in
            items[place].sign == .dash && hasNames(around: place)
                && !(items[place - 1].isClock && items[place + 1].isClock)
        }
    }

    /// A word between two places, such as "to", which is not within the name of one.
    private var word: Int? {
        items.indices.first { place in
            // Without a place before it, the first end is missing.
            items[place].isLink(.between) && hasNames(around: place, isFirstNeeded: false)
                && !isInName(place) && !items[place + 1].isFact
        }
    }

    /// The word before the second place of "ab Köln 14:02 an Wien 23:33".
    private var arrival: Int? {
        guard let start = items.firstIndex(where: { $0.isLink(.departs) }) else { return nil }
        return items.indices.dropFirst(start + 1).first { place in
            items[place].isLink(.arrives) && hasNames(around: place)
                && items[place + 1].sign == .word && !isInName(place)
        }
    }

    /// The start of the second end in a line of two places and two times in turn.
    private var alternation: Int? {
        var ends: [(isName: Bool, start: Int)] = []
        var isInName = false
        for (place, item) in items.enumerated() {
            if item.isClock { ends.append((false, place)) }
            if item.sign == .word, !isInName { ends.append((true, place)) }
            isInName = item.sign == .word || isInName && item.isOfName
        }
        guard ends.count == 4, ends[0].isName != ends[1].isName, ends[0].isName == ends[2].isName,
            ends[1].isName == ends[3].isName,
            ends.filter(\.isName).allSatisfy({ known.isStop(name(from: $0.start)) })
        else { return nil }
        // Words such as "um" before a time belong to it.
        var start = ends[2].start
        while start > 0, case .link = items[start - 1].sign { start -= 1 }
        return start
    }

    /// The start of the second of two known places side by side in a line without times, which
    /// cannot be told from a place with two names otherwise.
    private var adjacency: Int? {
        guard let first = items.firstIndex(where: { $0.sign == .word }),
            !items.contains(where: \.isClock)
        else { return nil }
        let end = items[first...].firstIndex { $0.sign != .word } ?? items.count
        func isName(_ part: Range<Int>) -> Bool { known.isName(tokens.text(items[part].tokens)) }
        guard !items[end...].contains(where: \.isOfName), !isName(first..<end) else { return nil }
        return (first + 1..<end).first { isName(first..<$0) && isName($0..<end) }
    }

    private func name(from start: Int) -> String {
        let end = items[start...].firstIndex { !$0.isOfName } ?? items.count
        let last = items[start..<end].lastIndex { $0.sign == .word } ?? start
        return tokens.text(items[start...last].tokens)
    }

    private func hasNames(around place: Int, isFirstNeeded: Bool = true) -> Bool {
        (!isFirstNeeded || items[..<place].contains { $0.sign == .word })
            && items.dropFirst(place + 1).contains { $0.sign == .word }
    }

    /// Returns whether the whole name of a place contains an item, as in "Neustadt an der Aisch".
    private func isInName(_ place: Int) -> Bool {
        let around = (max(0, place - 2)...place).flatMap { start in
            (place..<min(place + 4, items.count)).map { (start, $0) }
        }
        return around.contains { start, end in
            start < end && items[start...end].allSatisfy(\.isOfName)
                && known.isName(tokens.text(items[start...end].tokens))
        }
    }

    /// The hyphen between two known places in a word such as "Köln-Wien", which is not the name of
    /// a place, or `nil` if there is none.
    var hyphen: (word: Int, at: String.Index)? {
        for (place, item) in items.enumerated() where item.sign == .word {
            let start = items[..<place].lastIndex { !$0.isOfName }.map { $0 + 1 } ?? 0
            let end = items[place...].firstIndex { !$0.isOfName } ?? items.count
            let name = items[start..<end].tokens
            guard !known.isName(tokens.text(name)) else { continue }
            let hyphen = tokens.hyphens(in: item.tokens.lowerBound).first { hyphen in
                let (left, right) = tokens.texts(of: name, around: hyphen)
                return known.isStop(left) && known.isStop(right)
            }
            if let hyphen { return (item.tokens.lowerBound, hyphen) }
        }
        return nil
    }
}

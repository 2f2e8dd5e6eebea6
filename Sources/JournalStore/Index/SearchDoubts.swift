import Domain

/// Finds the parts of a search that look like conditions on facts but are not valid ones.
struct SearchDoubts {
    private let search: String
    private let pieces: [SearchPiece]
    private let months: SpokenMonths

    static func found(in search: String, months: SpokenMonths) -> [SearchDoubt] {
        let doubts = SearchDoubts(search, months)
        return doubts.pieces.indices.compactMap(doubts.doubt)
    }

    private init(_ search: String, _ months: SpokenMonths) {
        self.search = search
        self.months = months
        pieces = SearchPiece.all(of: search)
    }

    private func doubt(at index: Int) -> SearchDoubt? {
        let piece = pieces[index]
        guard !piece.name.isEmpty else { return nil }
        if piece.hasColon { return piece.value.isEmpty ? parted(at: index) : misnamed(at: index) }
        return compared(at: index)
    }

    /// Finds a wrong operator or value, such as `date:2026-13` and `opertor:db`.
    private func misnamed(at index: Int) -> SearchDoubt? {
        let piece = pieces[index]
        let value = piece.sign + piece.value
        // The text is the address of a page.
        if piece.value.hasPrefix("//") { return nil }
        if let fact = piece.fact {
            if understands(fact, value) { return nil }
            let near = fact.near(piece.sign, piece.value, months)
            return doubt(from: index, meant: near, example: question(fact, fact.example))
        }
        let facts = SearchOperator.near(piece.name)
        let near = facts.lazy.compactMap { fact in
            understands(fact, value)
                ? question(fact, value)
                : fact.near(piece.sign, piece.value, months)
        }
        let example = facts.first.map { question($0, $0.example) }
        return doubt(from: index, meant: near.first, example: example)
    }

    /// Finds an operator that is separated from its value, as in `late: >30`, `late:> 30` and
    /// `opertor: db`.
    private func parted(at index: Int) -> SearchDoubt? {
        let piece = pieces[index]
        guard let (value, last) = value(piece.sign, after: index) else { return nil }
        if let fact = piece.fact {
            return isMeant(value, for: fact)
                ? doubt(from: index, to: last, isParted: true, meant: question(fact, value)) : nil
        }
        // Titles contain colons too, so a word counts as an operator only if it is a misspelling of
        // one.
        guard let fact = SearchOperator.near(piece.name).first, isMeant(value, for: fact),
            piece.name.count > 5 || fact.value != .text
        else { return nil }
        return doubt(from: index, to: last, meant: question(fact, value))
    }

    /// Finds a comparison without a colon, such as `late>30`, `late >30` and `late > 30`.
    private func compared(at index: Int) -> SearchDoubt? {
        let piece = pieces[index]
        if piece.sign.isEmpty, piece.fact == nil { return nil }
        let facts = piece.fact.map { [$0] } ?? SearchOperator.near(piece.name)
        var found = (value: piece.sign + piece.value, last: index)
        if piece.sign.isEmpty {
            guard piece.source.count == piece.name.count, index + 1 < pieces.count,
                pieces[index + 1].name.isEmpty,
                !pieces[index + 1].sign.isEmpty, !pieces[index + 1].isExcluded,
                !pieces[index + 1].hasColon
            else { return nil }
            found = (pieces[index + 1].source, index + 1)
        }
        if found.value.allSatisfy(SearchPiece.isSign) {
            guard let (value, last) = value(found.value, after: found.last) else { return nil }
            found = (value, last)
        }
        let meant = facts.lazy.compactMap { fact -> String? in
            guard !SearchColumn.columns(of: fact).isEmpty else {
                return understands(fact, found.value) ? question(fact, found.value) : nil
            }
            return piece.sign.isEmpty
                ? nil : question(fact, String(found.value.drop(while: SearchPiece.isSign)))
        }
        return meant.first.map { doubt(from: index, to: found.last, meant: $0) }
    }

    /// Returns the sign and the piece after it as a value, or `nil` if no piece that could be one
    /// follows.
    private func value(_ sign: String, after index: Int) -> (value: String, last: Int)? {
        var last = index + 1
        var value = sign
        while last < pieces.count, !pieces[last].isExcluded, !pieces[last].isQuestion {
            value += pieces[last].source
            if !value.allSatisfy(SearchPiece.isSign) { return (value, last) }
            last += 1
        }
        return nil
    }

    // MARK: Meanings

    private func understands(_ fact: SearchOperator, _ value: String) -> Bool {
        if !SearchColumn.columns(of: fact).isEmpty { return true }
        let text = value.filter { !SearchOperator.quotes.contains($0) }
        return SearchCondition(fact, text, months: months) != nil
    }

    /// Whether the text after an operator's colon and a space is its value, rather than another
    /// word.
    private func isMeant(_ value: String, for fact: SearchOperator) -> Bool {
        switch fact.value {
        case .flag: return false
        case .text: return !SearchColumn.columns(of: fact).isEmpty || value.count == 3
        case .word(let words):
            return words.contains(value.drop(while: SearchPiece.isSign).lowercased())
        case .number, .days:
            let isNumber = value.first.map { $0.isNumber || SearchPiece.isSign($0) } == true
            return isNumber && understands(fact, value)
        }
    }

    private func question(_ fact: SearchOperator, _ value: String) -> String {
        fact.rawValue + ":" + value
    }

    private func doubt(
        from first: Int, to last: Int? = nil, isParted: Bool = false, meant: String?,
        example: String? = nil
    ) -> SearchDoubt {
        let range = pieces[first].range.lowerBound..<pieces[last ?? first].range.upperBound
        let whole = meant.map {
            String(search[..<range.lowerBound]) + $0 + String(search[range.upperBound...])
        }
        return SearchDoubt(
            String(search[range]), isParted: isParted, meant: meant, search: whole,
            example: meant == nil ? example : nil)
    }
}

/// A part of a search between two spaces, split like a condition on a fact.
struct SearchPiece {
    /// The range in the search, without the minus sign.
    let range: Range<String.Index>
    let isExcluded: Bool
    let source: String
    /// The letters at the beginning, in lowercase.
    let name: String
    let hasColon: Bool
    /// The comparison operator after the name and colon.
    let sign: String
    /// The text after the comparison operator.
    let value: String

    /// - Parameter range: the range from one space to the next, where spaces in quotes do not
    ///   count.
    private init(_ range: Range<String.Index>, of search: String) {
        isExcluded = search[range].first == "-"
        let start = isExcluded ? search.index(after: range.lowerBound) : range.lowerBound
        self.range = start..<range.upperBound
        source = String(search[self.range])
        let letters = source.prefix { $0.isASCII && $0.isLetter }
        name = letters.lowercased()
        var rest = source.dropFirst(letters.count)
        hasColon = rest.first == ":"
        if hasColon { rest.removeFirst() }
        sign = String(rest.prefix(while: Self.isSign))
        value = String(rest.dropFirst(sign.count))
    }

    static func all(of search: String) -> [SearchPiece] {
        var pieces: [SearchPiece] = []
        var start: String.Index?
        var isQuoted = false
        for place in search.indices {
            if search[place].isWhitespace, !isQuoted {
                if let start { pieces.append(SearchPiece(start..<place, of: search)) }
                start = nil
                continue
            }
            if SearchOperator.quotes.contains(search[place]) { isQuoted.toggle() }
            start = start ?? place
        }
        if let start { pieces.append(SearchPiece(start..<search.endIndex, of: search)) }
        return pieces
    }

    /// Whether a character is part of a comparison operator.
    static func isSign(_ character: Character) -> Bool { "<>=≤≥".contains(character) }

    var fact: SearchOperator? { SearchOperator(rawValue: name) }

    /// Whether it has the form of a condition, even if no operator has its name.
    var isQuestion: Bool { !name.isEmpty && hasColon }
}

extension SearchOperator {
    /// Returns the fact with the value that is probably meant by an invalid one, or `nil` if none is
    /// close.
    ///
    /// - Parameter sign: the comparison operator before the text.
    func near(_ sign: String, _ text: String, _ months: SpokenMonths) -> String? {
        func isValue(_ text: String) -> Bool {
            SearchCondition(self, text, months: months) != nil
        }
        let text = text.filter { !Self.quotes.contains($0) }
        let name = rawValue + ":"
        switch value {
        // A flag takes no value, so the text becomes another word of the search.
        case .flag: return name + " " + text
        case .text: return nil
        case .word(let words):
            return NearWord.nearest(to: text, among: words).map { name + sign + $0 }
        case .number:
            let number = text.prefix { $0.isNumber || "-.,".contains($0) }
            return isValue(sign + number) && !number.isEmpty ? name + sign + number : nil
        case .days:
            let ends = SearchRange.ends(of: text).map { [$0.from, $0.to] } ?? [text]
            let near = ends.map { isValue($0) ? $0 : WrittenDays.nearest(to: $0) ?? "" }
            let value = sign + near.joined(separator: "..")
            return near.contains { !$0.isEmpty } && isValue(value) ? name + value : nil
        }
    }
}

extension WrittenDays {
    /// Returns the month or day that is probably meant by an invalid date, in ISO order and within
    /// the bounds of the calendar, or `nil` if that cannot be told.
    fileprivate static func nearest(to text: String) -> String? {
        let parts = text.split { "-./".contains($0) }.compactMap { Int($0) }
        guard (2...3).contains(parts.count), text.allSatisfy({ $0.isNumber || "-./".contains($0) }),
            let year = [parts[0], parts[parts.count - 1]].first(where: { (1000...9999) ~= $0 })
        else { return nil }
        var rest = parts[0] == year ? Array(parts.dropFirst()) : parts.dropLast().reversed()
        guard rest.allSatisfy({ (0...99) ~= $0 }) else { return nil }
        if rest.count == 2 {
            // Dates with slashes may have the day or the month first.
            if text.contains("/"), parts[0] != year, rest.allSatisfy({ $0 < 13 }) { return nil }
            if rest[0] > 12, rest[1] < 13 { rest.swapAt(0, 1) }
        }
        let month = min(max(rest[0], 1), 12)
        let written = "\(year)-" + month.padded(to: 2)
        guard rest.count == 2 else { return written }
        let length = CalendarDay.length(ofMonth: month, in: year)
        return written + "-" + min(max(rest[1], 1), length).padded(to: 2)
    }
}

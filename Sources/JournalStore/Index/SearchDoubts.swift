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

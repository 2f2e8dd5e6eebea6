extension LineTokens {
    /// Returns the tokens with the letters split off that mean *from*, *to* and *at* in Hebrew, before
    /// a hyphen, a digit or the name of a place.
    func splittingHebrewPrefixes(_ known: KnownNames) -> LineTokens {
        var tokens = self
        for place in all.indices.reversed() where tokens.hasPrefix(at: place, known) {
            tokens = tokens.splittingPrefix(place)
        }
        return tokens
    }

    private func hasPrefix(at place: Int, _ known: KnownNames) -> Bool {
        let word = all[place].text
        guard let first = word.first, "מלב".contains(first),
            let next = word.dropFirst().first
        else { return false }
        if "-־".contains(next) { return word.count > 2 }
        if next.isDigit { return true }
        guard word.count > 2 else { return false }
        return (1...3).contains { count in
            guard place + count <= all.count else { return false }
            let name = text(place..<place + count)
            return !known.isName(name) && known.isName(String(name.dropFirst()))
        }
    }
}
